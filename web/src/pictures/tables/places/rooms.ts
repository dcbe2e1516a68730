/** Places: rooms at home. */
import type { Places } from "./shape.ts";
import { rep, sky, hill, pane, view, gingham, boards, frame, shelf, books, pot } from "./pieces.ts";

export const ROOMS = {
  table: [
    "a table",
    "une table",
    176,
    (k) => `${sky(k, 120)};${hill("~moss", 118, 10, 24, 14)};${hill("moss", 134, 8, 14, 10)};${gingham(150)}`,
    "table",
  ],
  kitchen: [
    "a kitchen",
    "une cuisine",
    178,
    (
      k,
      c = k.dice.pick(["sage", "mint", "crumb", "sky", "peach"]),
      g = k.dice.pick(["tomato", "tomato", "ocean", "leaf"]),
    ) =>
      `${c}+ b 0 0 320 200;white/40 b 0 96 320 60;${rep(3, (i) => `${c}/60:1 M0 ${96 + i * 20}L320 ${96 + i * 20}`)};${rep(16, (i) => `${c}/60:1 M${i * 20 + 10} 96L${i * 20 + 10} 152`)};${view(k, 204, 22, 84, 58, "cream")};${g}/85 M196 14L296 14L296 30C288 38 280 38 272 30C264 38 254 38 246 30C238 38 228 38 220 30C212 38 204 38 196 30Z;cream/80 b 196 14 100 5;${shelf(22, 62, 116)};teal b 30 42 17 20 3;bone b 51 48 14 14 2;copper b 69 38 19 24 3;copper- b 71 34 15 5 2;cream o 103 54 10 8;mustard b 117 46 15 16 3;slate:2 M30 84l108 0;ink:2.4 M46 84l0 8;slate o 46 100 9 9;oak:2.4 M76 84l0 22;oak o 76 110 5 7;silver:2.4 M104 84l0 20;silver M98 104h12l-2 12h-8Z;${gingham(150, g)}`,
    "table",
  ],
  living_room: [
    "a living room",
    "un salon",
    182,
    (
      k,
      c = k.dice.pick(["peach", "sage", "crumb", "lilac", "mist"]),
      f = k.dice.pick(["fern", "teal", "plum", "ocean", "mustard"]),
      r = k.dice.pick(["rose", "coral", "sky", "honey"]),
    ) =>
      `${c}+ b 0 0 320 200;${rep(16, (i) => `${c}/40 b ${i * 20} 0 8 150`)};${frame(34, 26, 42, 34, "wood", "sage")};${frame(84, 18, 30, 40, "mustard", "mist")};${frame(90, 66, 24, 20, "teal", "cream")};${view(k, 214, 22, 78, 60, "cream")};${r}/80 M202 10L214 10L212 96L200 96Z;${r}/80 M292 10L304 10L306 96L294 96Z;wood b 198 8 110 4 2;${f}- M20 152C16 118 30 106 46 108L150 108C166 106 178 118 174 152Z;${f} b 10 122 24 38 10;${f} b 160 122 24 38 10;${f} b 32 132 130 24 6;${f}+ b 40 118 54 22 8;${f}+ b 100 118 54 22 8;${boards(156, "oak")};${r}/50 o 160 184 130 18;cream/50 o 160 184 104 13;${r}/50 o 160 184 80 9`,
    "room",
  ],
  bedroom: [
    "a bedroom",
    "une chambre",
    184,
    (
      k,
      c = k.dice.pick(["lilac", "sky", "pink", "mint", "crumb"]),
      r = k.dice.pick(["sky", "coral", "mint", "honey"]),
    ) =>
      `${c}+ b 0 0 320 200;${rep(24, (i) => `white/40 o ${(i % 8) * 42 + (Math.floor(i / 8) % 2 ? 26 : 6)} ${Math.floor(i / 8) * 36 + 20} 2.6`)};${view(k, 116, 20, 88, 58, "cream")};wood b 24 92 10 66 4;wood b 70 92 10 66 4;wood b 30 100 46 40 8;oak b 258 122 44 36 3;oak- b 262 132 36 3;oak- b 262 144 36 3;copper b 276 106 6 16;!honey/${k.isNight ? 30 : 10} o 279 98 34;mustard M262 108L296 108L288 86L270 86Z;${boards(156, "straw")};${r}/60 o 170 186 120 15;white/40 o 170 186 92 10`,
    "room",
  ],
  bathroom: [
    "a bathroom",
    "une salle de bains",
    182,
    (k) =>
      `mist b 0 0 320 200;${rep(8, (i) => `white/60:1.2 M0 ${i * 20 + 10}L320 ${i * 20 + 10}`)};${rep(16, (i) => `white/60:1.2 M${i * 20 + 6} 0L${i * 20 + 6} 156`)};teal/55 b 0 108 320 7;${view(k, 236, 18, 52, 44, "cream")};wood+ b 34 22 58 66 29;white/70 b 39 27 48 56 24;white M22 100L104 100C104 124 88 130 63 130C38 130 22 124 22 100Z;silver:3.4 M63 100L63 90L72 90;coral b 262 84 34 34 3;coral- b 262 110 34 4;slate:2 M254 84L304 84;${rep(32, (i) => `${(i + Math.floor(i / 16)) % 2 ? "teal/45" : "white"} b ${(i % 16) * 20} ${156 + Math.floor(i / 16) * 22} 20 22`)}`,
    "room",
  ],
  study: [
    "a study",
    "un bureau chez soi",
    180,
    (k, c = k.dice.pick(["sage", "straw+", "mint", "coral+", "mist"])) =>
      `${c} b 0 0 320 200;${view(k, 190, 18, 92, 66, "cream")};wood b 16 12 144 6 2;wood b 16 52 144 6 2;wood b 16 92 144 6 2;${books(k, 20, 52, 90, 28)};bone o 132 42 10;brick:2 M122 52l20 0;${books(k, 60, 92, 96, 28)};mustard b 24 74 26 18 2;${frame(296, 30, 20, 30, "mustard", "cream")};wood b 0 152 320 48;wood- b 0 152 320 6;copper b 288 120 5 32;!honey/${k.isNight ? 30 : 8} o 278 118 40;fern M256 122C256 104 300 104 300 122Z`,
    "table",
  ],
  balcony: [
    "a balcony",
    "un balcon",
    184,
    (k) =>
      `${sky(k, 120)};~slate+ b 20 90 26 70;~plum+ b 52 74 30 90;~navy+ b 232 82 30 80;~slate+ b 268 96 34 70;${rep(8, (i) => `${pane(k)} b ${[26, 36, 60, 70, 240, 250, 276, 288][i]} ${[100, 100, 86, 86, 94, 94, 108, 108][i]} 5 7`)};ink:3 M0 118L320 118M0 156L320 156;${rep(18, (i) => `ink:2 M${i * 18 + 6} 118C${i * 18 + 1} 130 ${i * 18 + 11} 144 ${i * 18 + 6} 156`)};copper b 30 108 60 18 3;copper b 230 108 60 18 3;${rep(6, (i) => `leaf o ${38 + i * 9} 104 7;${["tomato", "rose", "honey"][i % 3]} o ${38 + i * 9} 99 4`)};${rep(6, (i) => `leaf o ${238 + i * 9} 104 7;${["rose", "honey", "tomato"][i % 3]} o ${238 + i * 9} 99 4`)};stone b 0 158 320 42;stone-/40 b 0 158 320 4`,
    "land",
  ],
  staircase: [
    "a hallway",
    "un couloir",
    184,
    (k, c = k.dice.pick(["sand", "sage", "peach", "mist"])) =>
      `${c} b 0 0 320 200;${c}-/30 b 0 112 320 60;${rep(16, (i) => `${c}-/20 b ${i * 20} 0 8 112`)};${c}- b 0 110 320 4;${frame(226, 26, 34, 44, "wood", "sage")};${frame(268, 38, 28, 28, "mustard", "peach")};oak b 216 88 92 6 3;copper:3 M228 94l0 8M252 94l0 8M276 94l0 8M298 94l0 8;plum M246 100C240 116 240 132 244 146L262 146C264 132 262 116 256 100Z;brick M0 60L26 60L26 82L52 82L52 104L78 104L78 126L104 126L104 148L118 148L118 160L0 160Z;brick- M0 60L26 60L26 64L0 64ZM26 82L52 82L52 86L26 86ZM52 104L78 104L78 108L52 108ZM78 126L104 126L104 130L78 130Z;oak:4 M0 22L118 104;oak:2.6 M26 60L26 40M52 82L52 58M78 104L78 76M104 126L104 94;oak:5 M118 150L118 100;${boards(156, "oak")};coral/70 b 124 172 92 12 4`,
    "room",
  ],
  attic: [
    "an attic",
    "un grenier",
    182,
    (k) =>
      `crust b 0 0 320 200;wood M0 0L110 0L0 118Z;wood M320 0L210 0L320 118Z;bark:6 M110 0L0 118M210 0L320 118;bark:8 M70 42L250 42;sky0 o 160 84 27;~moss M134 92C146 84 170 90 186 88C184 104 174 111 160 111C146 111 136 104 134 92Z;${k.isNight ? "!cream o 168 74 6;" : "!honey o 168 76 6;"}bark:5 M160 57L160 111M133 84L187 84;wood:5 M160 57a27 27 0 1 0 .1 0;bark b 18 122 52 34 3;mustard b 18 134 52 4;bark- b 40 128 8 12 2;sand b 258 126 44 30 2;straw b 258 126 44 6;${boards(154, "wood+")}`,
    "room",
  ],
  cellar: [
    "a cellar",
    "une cave",
    182,
    (k) =>
      `wood- b 0 0 320 200;${rep(6, (r) => rep(8, (i) => `brick-/45 b ${i * 44 + (r % 2 ? 22 : 0) - 14} ${r * 25 + 3} 40 21 2`))};bark M0 152L0 60C40 0 280 0 320 60L320 152L290 152L290 70C250 24 70 24 30 70L30 152Z;!honey/${k.isDark || k.isNight ? 20 : 14} M150 30L170 30L250 152L70 152Z;slate:2 M160 12L160 34;!honey o 160 40 6 8;wood o 52 128 26 24;wood- o 52 128 19 17;slate:3 M32 112C44 120 60 120 72 112M32 144C44 136 60 136 72 144;wood o 268 128 26 24;wood- o 268 128 19 17;slate:3 M248 112C260 120 276 120 288 112;stone b 0 152 320 48;stone-/40 b 0 152 320 5`,
    "room",
  ],
  garage: [
    "a garage",
    "un garage",
    184,
    () =>
      `ash b 0 0 320 200;slate/50 b 40 18 240 134 4;${rep(6, (i) => `ash b 46 ${24 + i * 22} 228 17 2`)};sky0 b 70 26 34 12 2;sky0 b 142 26 34 12 2;sky0 b 214 26 34 12 2;wood:4 M16 152L16 60;slate:6 M10 60L22 60;ink o 302 132 17;slate o 302 132 8;ink o 302 102 15;slate o 302 102 7;stone b 0 152 320 48;stone-/40 M90 176C110 168 150 170 160 178C150 186 100 186 90 176Z`,
    "room",
  ],
  workshop: [
    "a workshop",
    "un atelier",
    180,
    (k, c = k.dice.pick(["straw", "sage", "mist-", "coral+"])) =>
      `${c} b 0 0 320 200;sand b 26 14 186 92 4;${rep(60, (i) => `straw-/50 o ${36 + (i % 12) * 15} ${24 + Math.floor(i / 12) * 18} 1.3`)};slate:5 M52 30L52 60;wood:5 M52 62L52 84;slate b 42 22 20 10 2;silver M84 26h10v44l-5 8l-5 -8Z;brick b 82 70 14 20 3;slate:4 M124 88L124 46;slate:4 M116 34C112 44 118 50 124 48C130 50 136 44 132 34;silver M152 24L200 40L200 46L152 52Z;wood b 196 34 12 20 4;${view(k, 240, 20, 58, 54, "wood")};crust b 0 150 320 50;wood b 0 148 320 7;wood b 18 160 10 40;wood b 292 160 10 40;slate b 270 128 34 20 3;slate- b 278 118 8 12 1;slate- b 292 118 8 12 1`,
    "table",
  ],
  greenhouse: [
    "a greenhouse",
    "une serre",
    180,
    () =>
      `sky0 b 0 0 320 200;~moss M0 130C80 104 240 118 320 104L320 160L0 160Z;white/45 b 0 0 320 156;white:4 M0 60L160 4L320 60M160 4L160 154M80 32L80 154M240 32L240 154M0 60L0 154M320 60L320 154M0 104L320 104;${rep(7, (i) => pot(24 + i * 46 - (i > 3 ? 2 : 0), 152, 0.72 + (i % 3) * 0.12, ["leaf", "fern", "olive"][i % 3]))};wood b 0 150 320 50;wood- b 0 150 320 5`,
    "table",
  ],
} satisfies Places;
