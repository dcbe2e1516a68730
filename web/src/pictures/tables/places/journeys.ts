/** Places: under way. */
import type { Places } from "./shape.ts";
import { rep, sky, hill, tree, pane, boards, waves } from "./pieces.ts";
import { r2 } from "../../draw.ts";

export const JOURNEYS = {
  train: [
    "a train",
    "un train",
    182,
    (k) =>
      `teal+ b 0 0 320 200;sky0 b 36 20 248 92 14;~moss M36 96C80 70 130 92 170 80C210 68 250 84 284 74L284 98C284 106 278 112 270 112L50 112C42 112 36 106 36 98Z;${k.isNight ? "!cream o 238 44 9;sky0 o 234 42 8;" : `!honey o ${r2(60 + 190 * k.sun[0])} ${r2(36 + 30 * k.sun[1])} 9;`}fern M60 106l6 -22l6 22ZM96 108l5 -16l5 16ZM236 104l7 -24l7 24Z;slate:2 M36 62L284 58M36 70L284 66;cream:5 M36 34C36 26 42 20 50 20L270 20C278 20 284 26 284 34L284 98C284 106 278 112 270 112L50 112C42 112 36 106 36 98Z;cream:4 M160 20L160 112;silver:3 M24 10L296 10;plum M-10 200L-10 112C-10 98 30 98 34 112L46 200Z;plum+ b 2 104 24 16 7;plum M330 200L330 112C330 98 290 98 286 112L274 200Z;plum+ b 294 104 24 16 7;oak b 84 158 152 42 4;oak- b 84 158 152 6 3`,
    "table",
  ],
  station: [
    "a station",
    "une gare",
    182,
    (k) =>
      `${sky(k, 110)};slate:5 M-6 40C60 2 260 2 326 40;slate:2.6 M-6 60C60 22 260 22 326 60;${rep(9, (i) => `slate:1.8 M${i * 40} ${r2(40 - 28 * Math.sin((i / 8) * Math.PI))}l0 20`)};bone b 14 70 46 60;${pane(k)} b 22 80 12 20 6;${pane(k)} b 40 80 12 20 6;cream o 262 66 17;ink:2 M262 66L262 55M262 66L270 70;ink:3 M262 83L262 130;tomato b 84 88 214 50 8;cream b 84 100 214 20;${rep(4, (i) => `${pane(k)} b ${94 + i * 50} 92 36 22 4`)};ink b 84 136 214 8 2;ash b 0 144 320 56;honey b 0 146 320 4;${rep(7, (i) => `stone/40:1.4 M${i * 52 + 6} 152L${i * 58 - 14} 200`)}`,
    "land",
  ],
  airport: [
    "an airport",
    "un aéroport",
    182,
    (k) =>
      `mist b 0 0 320 200;sky0 b 14 18 292 104 6;${k.isNight ? "!cream/80 o 60 40 1.4;!cream/80 o 120 34 1.4;" : `!honey o ${r2(40 + 240 * k.sun[0])} ${r2(34 + 30 * k.sun[1])} 9;`}~moss b 14 104 292 18;white M170 92C190 82 262 82 282 90C288 94 284 100 276 100L190 100C180 100 172 98 170 92Z;ocean M266 84L284 62L294 62L284 90Z;slate M214 96L196 112L210 112L238 96Z;mist-:1.6 M186 90L266 88;cream:4 M110 18L110 122M206 18L206 122;slate+ b 0 132 320 68;slate b 0 130 320 5;plum b 20 140 46 16 5;plum b 72 140 46 16 5;plum b 204 140 46 16 5;plum b 256 140 46 16 5`,
    "room",
  ],
  carriage: [
    "a car",
    "une voiture",
    184,
    () =>
      `slate b 0 0 320 200;sky0 M30 16L290 16L312 116L8 116Z;~moss M14 92C80 70 220 84 306 90L312 116L8 116Z;ash M142 84L178 84L236 116L84 116Z;bone M158 86L162 86L166 116L154 116Z;ink:7 M30 16L290 16L312 116L8 116Z;ink- M0 120C80 108 240 108 320 120L320 200L0 200Z;slate b 206 132 90 34 6;!honey b 214 138 30 10 2;ink:8 M96 140a34 34 0 1 0 .1 0;ink:6 M62 174L130 174;slate b 132 24 56 14 6`,
    "table",
  ],
  road: [
    "the road",
    "la route",
    186,
    (k) =>
      `${sky(k, 112)};~slate+ M0 118L70 76L130 118Z;~slate M180 118L246 68L320 118Z;${hill("~moss", 116, 6, 12, 8)};leaf b 0 122 320 78;straw/60 M0 150C60 140 90 148 130 122L0 122Z;slate M146 122L174 122L292 200L28 200Z;bone M158 122L162 122L164 136L156 136Z;bone M155 144L165 144L168 162L152 162Z;bone M150 172L170 172L175 200L145 200Z;${tree(52, 146, 0.8)};${tree(276, 150, 0.95)};wood:3 M104 150L104 132M216 150L216 132`,
    "land",
  ],
  ship: [
    "on board a ship",
    "à bord d'un bateau",
    182,
    (k) =>
      `${sky(k, 104)};ocean b 0 102 320 60;${waves(k, 110, 136, 8)};white:4 M0 112L320 112M0 128L320 128;white:4 M30 112L30 156M96 112L96 156M224 112L224 156M290 112L290 156;tomato:6 M262 128a13 13 0 1 0 .1 0;white:6 M262 128l.1 0M249 141l.1 0M275 141l.1 0M262 154l.1 0;${boards(154, "straw")};wood:6 M14 156L14 0;bone M18 6L18 92L66 92Z`,
    "land",
  ],
  harbour: [
    "a harbour",
    "un port",
    182,
    (k) =>
      `${sky(k, 112)};~slate M0 118C30 108 60 112 84 118L84 124L0 124Z;cream M34 118L38 62L54 62L58 118Z;tomato M36.6 84L37.6 74L54.4 74L55.4 84Z;tomato M35.2 106L36 96L56 96L56.8 106Z;${k.isNight ? "!honey/25 M46 54L160 24L160 84Z;" : ""}${k.isNight ? "!honey" : "mist"} b 40 50 12 12 2;brick M37 50L46 42L55 50Z;ocean b 0 116 320 60;sky/60 b 0 116 320 8;${waves(k, 128, 156, 9)};wood:3 M228 128L228 60;cream M232 66L232 118L266 118Z;coral M224 72L224 118L200 118Z;brick M194 124L274 124L262 138L206 138Z;oak b 0 160 320 40;${rep(8, (i) => `oak-/50:1.4 M${i * 44 + 10} 160L${i * 44} 200`)};oak-/60 b 0 160 320 4;bark b 24 144 12 22 4;bark b 288 144 12 22 4`,
    "land",
  ],
} satisfies Places;
