/** What one does at the table of CV before it is a choice: dice picked up, a card in mind. */
import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { CvScene, LogEntry, Offer } from "../protocol/types";
import { settings } from "../state/settings.svelte";
import { keep, read } from "../state/kept";
import { t } from "../state/texts.svelte";
import type { Cover, TableModel } from "../table/model.svelte";
import { chanceOfMisfortune, chanceToPay, counted, percent, sum, throwable, throwOf } from "./dice";

const KEY = "cv";
const THROW = "roll";

export class CvModel {
  /** The dice that would be thrown again, by place. */
  readonly chosen = new SvelteSet<number>();
  /** The turn whose first throw one has made oneself. */
  #thrown = $state("");
  /** The card that one throws for. */
  aim = $state("");
  #hasOdds = $state(read("odds", true));

  constructor(
    private readonly table: TableModel,
    private readonly current: () => CvScene,
  ) {
    /* A throw is over: the next one begins with empty hands. */
    $effect(() => {
      void this.throws;
      this.chosen.clear();
    });
  }

  /** The table; what the dice under the cup would pay for lies there with them. */
  get scene(): CvScene {
    const scene = this.current();
    return this.isCovered ? { ...scene, fits: [] } : scene;
  }
  get hasOdds(): boolean {
    return this.#hasOdds;
  }
  set hasOdds(value: boolean) {
    this.#hasOdds = value;
    keep("odds", value);
  }
  /** Changes with every throw. */
  throws = $derived.by(
    () =>
      `${this.scene.round} ${this.scene.turn} ${this.scene.phase} ${this.scene.rerolls} ${this.scene.dice.map((die) => die.face).join()}`,
  );

  get #turn(): string {
    const { round, turn } = this.current();
    return `${round} ${turn}`;
  }
  /** Dice that fell by themselves at the beginning of my turn lie under the cup until I throw them. */
  get isCovered(): boolean {
    const { table } = this;
    const scene = this.current();
    if (
      table.desk.lastLine === THROW ||
      !table.isLive ||
      !table.desk.isAsked ||
      scene.turn !== table.desk.seat ||
      scene.phase !== "roll"
    )
      return false;
    return (
      settings.follow !== "off" && this.#thrown !== this.#turn && this.#last?.kind === "threw" && scene.dice.length > 0
    );
  }
  get #last(): LogEntry | undefined {
    return this.table.source.log.findLast((entry) => ["threw", "rerolled"].includes(entry.kind));
  }
  /** What is said meanwhile, and the first entry of the log that would tell. */
  get cover(): Cover | null {
    if (!this.isCovered) return null;
    return { text: t("web-cv-covered"), from: this.#last?.number ?? Infinity, lift: () => this.uncover() };
  }
  uncover(): void {
    if (this.isCovered) this.table.desk.refusal = null;
    this.#thrown = this.#turn;
  }

  get offers(): readonly Offer[] {
    return this.table.desk.isAsked ? (this.table.desk.ask?.offers ?? []) : [];
  }
  get free(): ReadonlySet<number> {
    return throwable(this.scene.dice, this.offers);
  }
  get throw(): Offer | undefined {
    return this.chosen.size
      ? throwOf(this.scene.dice, this.chosen, this.offers)
      : this.offers.find((offer) => offer.verb === "reroll" && !offer.dice.length);
  }
  offer(verb: string): Offer | undefined {
    return this.offers.find((offer) => offer.verb === verb);
  }

  toggle(place: number): void {
    const { desk } = this.table;
    if (!this.free.has(place)) {
      const refused = desk.ask?.refused.find(
        (each) => each.verb === "reroll" && each.line.split(" ").includes(String(place + 1)),
      );
      if (refused) desk.pick(refused);
      return;
    }
    if (!this.chosen.delete(place)) this.chosen.add(place);
    const offer = this.throw;
    if (offer && this.chosen.size) desk.pick(offer);
    else desk.drop();
  }

  /** What stays when the chosen dice are thrown: the other dice and the tokens. */
  get kept(): Record<string, number> {
    const { dice, turn, lives } = this.scene;
    const faces = dice.filter((_, place) => !this.chosen.has(place)).map((die) => die.face);
    return sum(counted(faces), lives[turn]?.tokens ?? {});
  }

  /** Percent for the card in mind and for a misfortune; nothing where no dice are picked up. */
  get odds(): { readonly pay: number | null; readonly misfortune: number } | null {
    if (!this.hasOdds || !this.chosen.size) return null;
    const kept = this.kept;
    const face = this.scene.track.includes(this.aim) ? this.table.book.face(this.aim) : undefined;
    const cost = face?.levels[0]?.cost;
    return {
      pay: cost ? percent(chanceToPay(this.chosen.size, cost, kept)) : null,
      misfortune: percent(chanceOfMisfortune(this.chosen.size, kept.bad_luck ?? 0)),
    };
  }
}

export function provideCv(model: CvModel): CvModel {
  return setContext(KEY, model);
}

export function useCv(): CvModel {
  return getContext<CvModel>(KEY);
}
