/** Who I am, without an account: a key in this browser, and what the server keeps under its hash. */
import { untrack } from "svelte";
import type { Claimed, Looks, Profile, Welcome } from "../protocol/types";
import { ask, tell, Trouble } from "./api";
import { isHere } from "./home";
import { keep, read } from "./kept";
import { mine, remember } from "./mine";
import { settings } from "./settings.svelte";

interface Kept {
  key: string;
  since: number;
  changed: number;
  looks: Looks;
}

const NOBODY: Looks = { name: "", colour: "", pronoun: "they", face: "", lang: "en", settings: "" };
/** How long changes wait for each other before they are sent. */
const SOON = 800;

/** Whether a key is that of a profile. */
export const isProfile = (key: string): boolean => key.startsWith("me-");

class Me {
  #kept = $state<Kept | null>(read<Kept | null>("me", null));
  #making: Promise<string> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: { readonly for: string; readonly claim: Promise<Claimed> } | undefined;

  /** Another device may have changed who I am and how I like it; and what is changed here follows me there. */
  start(): void {
    // Without a server there is nothing to follow.
    if (isHere) return;
    void this.look();
    // Who played here before there were profiles has tables of their own.
    if (mine().some((held) => held.key)) void this.ensure().then(() => this.adopt());
    $effect.root(() => {
      $effect(() => {
        const written = settings.written();
        untrack(() => this.#kept && this.#kept.looks.settings !== written && this.change({ settings: written }));
      });
    });
  }

  /** Where tables stay in the browser, they have no other keys than their own. */
  get key(): string {
    return isHere ? "" : this.profileKey;
  }
  /** The key at the server, wherever we are. */
  get profileKey(): string {
    return this.#kept?.key ?? "";
  }
  get looks(): Looks {
    return this.#kept?.looks ?? { ...NOBODY, name: settings.name };
  }
  get since(): number {
    return this.#kept?.since ?? 0;
  }
  get name(): string {
    return this.looks.name || settings.name;
  }

  #keep(key: string, profile: Profile): void {
    this.#kept = { key, since: profile.since, changed: profile.changed, looks: profile.looks };
    keep("me", this.#kept);
  }

  /** The key of my profile, which is made at the first game. Where that fails a table has keys of its own. */
  async ensure(): Promise<string> {
    if (this.key || isHere) return this.key;
    this.#making ??= this.#make().finally(() => (this.#making = undefined));
    return this.#making.catch(() => "");
  }

  async #make(): Promise<string> {
    const body = { ...this.looks, ...this.#ours() };
    const made = await ask<Welcome>("Welcome", "/api/people", { method: "POST", body });
    this.#keep(made.key, made.profile);
    void this.adopt();
    return made.key;
  }

  #ours(): Pick<Looks, "lang" | "settings"> {
    return { lang: settings.lang, settings: settings.written() };
  }

  /** What the server knows of me: another device may have changed it. */
  async look(): Promise<void> {
    if (!this.key) return;
    try {
      const profile = await ask<Profile>("Profile", "/api/me", { key: this.key });
      if (profile.changed !== this.#kept?.changed) this.#follow(profile);
    } catch (error) {
      if (error instanceof Trouble && error.code === "no-profile") this.leave();
    }
  }

  #follow(profile: Profile): void {
    this.#keep(this.key, profile);
    settings.take(profile.looks.settings, profile.looks.name);
  }

  /** Changes who I am, here at once and on the server soon. */
  change(looks: Partial<Looks>): void {
    if (looks.name !== undefined) settings.change({ name: looks.name });
    if (!this.#kept || isHere) return;
    this.#kept = { ...this.#kept, looks: { ...this.#kept.looks, ...looks } };
    keep("me", this.#kept);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), SOON);
  }

  async #send(): Promise<void> {
    if (!this.#kept) return;
    const body = { ...this.#kept.looks, ...this.#ours() };
    // What cannot be sent now is sent with the next change.
    const profile = await ask<Profile>("Profile", "/api/me", { method: "POST", body, key: this.key }).catch(() => null);
    if (profile) this.#keep(this.key, profile);
  }

  /** Becomes somebody whose key or words were given; what was lived here comes along. */
  async become(key: string): Promise<void> {
    const profile = await ask<Profile>("Profile", "/api/me", { key });
    const before = this.key;
    this.#keep(key, profile);
    settings.take(profile.looks.settings, profile.looks.name);
    if (before && before !== key) await tell("/api/me/merge", { method: "POST", body: { key: before }, key });
    await this.adopt();
  }

  async find(words: string): Promise<void> {
    const path = `/api/people/words?lang=${settings.lang}`;
    const found = await ask<Welcome>("Welcome", path, { method: "POST", body: { words } });
    await this.become(found.key);
  }

  /** Tables whose keys this browser has become mine wherever I am. */
  adopt(): Promise<void> {
    this.adopted = this.#adopt();
    return this.adopted;
  }
  adopted: Promise<void> = Promise.resolve();
  async #adopt(): Promise<void> {
    for (const { table, key } of mine()) if (key) await this.claim(table, key).catch(() => undefined);
  }

  /** Takes a seat for good; its link is worth nothing afterwards. */
  claim(table: string, key: string): Promise<Claimed> {
    const asked = this.#asked?.for === `${table} ${key}` ? this.#asked.claim : undefined;
    this.#asked = undefined;
    return asked ?? this.#claim(table, key);
  }
  /** Asks for a seat that a page will claim as soon as it is there. */
  claimAhead(table: string, key: string): void {
    this.#asked = { for: `${table} ${key}`, claim: this.#claim(table, key) };
    // Whoever claims it is told.
    this.#asked.claim.catch(() => undefined);
  }
  async #claim(table: string, key: string): Promise<Claimed> {
    const path = `/api/tables/${encodeURIComponent(table)}/claim?lang=${settings.lang}`;
    const claimed = await ask<Claimed>("Claimed", path, { method: "POST", body: { key }, key: await this.ensure() });
    remember(table, "");
    return claimed;
  }

  /** This device knows nobody any more. */
  leave(): void {
    this.#kept = null;
    keep("me", null);
  }

  async forget(): Promise<void> {
    await tell("/api/me", { method: "DELETE", key: this.key });
    this.leave();
  }
}

export const me = new Me();
