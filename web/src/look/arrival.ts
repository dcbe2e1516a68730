/** What comes to a place glides into it; what lies there from the beginning does not. */
import { onMount } from "svelte";
import type { Attachment } from "svelte/attachments";

/** For the things of one component, which begins with what lies there. The gliding is CSS: nothing is measured. */
export function arrivals(): Attachment<HTMLElement> {
  let isLaid = false;
  onMount(() => {
    isLaid = true;
  });
  return (element) => void element.classList.toggle("arrives", isLaid);
}
