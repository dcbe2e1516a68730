/** Whoever teaches, as she is drawn wherever she speaks or waits. */
import type { FaceWanted } from "../look/studio";

/** Old Age 1: she is past sixty. Her ground is pale at night too, and so is she. */
export function faceOf(name = "Odette", isTiny = false): FaceWanted {
  return {
    sitter: { name, pronoun: "she", face: "", character: "" },
    round: 5,
    ground: "#cfe3dc",
    theme: "light",
    isTiny,
  };
}
