/** Places: in town. */
import type { Places } from "./shape.ts";
import {
  rep,
  sky,
  hill,
  tree,
  flowers,
  pane,
  house,
  view,
  boards,
  frame,
  shelf,
  books,
  bunting,
  lights,
  lamppost,
  pendant,
  awning,
  pot,
  waves,
  wares,
} from "./pieces.ts";
import { r2 } from "../../draw.ts";

export const TOWN = {
  street: [
    "a street",
    "une rue",
    178,
    (
      k,
      h = k.dice.shuffled(["coral", "mustard", "mist", "rose", "sage", "peach", "sky", "lilac"]),
      f = k.dice.shuffled(["brick", "wood", "navy", "plum", "fern"]),
    ) =>
      `${sky(k, 110)};${house(k, -16, 150, 70, 84, h[0], f[0])};${house(k, 52, 150, 62, 100, h[1], f[1])};${house(k, 114, 150, 74, 76, h[2], f[2])};${house(k, 190, 150, 58, 108, h[3], f[3])};${house(k, 250, 150, 82, 86, h[4], f[4])};ash b 0 150 320 14;stone/50 b 0 162 320 2;slate b 0 164 320 36;${rep(6, (i) => `bone/60 b ${i * 58 - 10} 182 30 4 2`)};${lamppost(k, 292, 160, 0.9)}`,
    "land",
  ],
  square: [
    "a town square",
    "la place du village",
    180,
    (k) =>
      `${sky(k, 110)};~brick+ b 20 66 44 84;~brick M14 66L42 40L70 66Z;~brick+ b 78 80 50 70;~plum M72 80L103 58L134 80Z;bone b 134 58 56 92;stone b 128 50 68 10 2;bone M148 50L148 24L162 8L176 24L176 50Z;brick M144 26L162 2L180 26Z;cream o 162 38 9;ink:1.6 M162 38L162 32M162 38L167 40;${pane(k)} b 142 70 10 18 5;${pane(k)} b 157 70 10 18 5;${pane(k)} b 172 70 10 18 5;wood b 152 112 20 38 10;~teal+ b 204 76 52 74;~navy M198 76L230 54L262 76Z;~mustard b 264 66 46 84;~wood M258 66L287 42L316 66Z;sand b 0 150 320 50;${rep(16, (i) => `straw/50 o ${(i % 8) * 44 + (i > 7 ? 22 : 0)} ${164 + (i > 7 ? 22 : 0)} 13 4`)};${bunting(54, 12)}`,
    "land",
  ],
  village: [
    "a village",
    "un village",
    180,
    (k) =>
      `${sky(k, 116)};${hill("~moss", 112, 14, 30, 16)};${house(k, 34, 140, 46, 40, "cream", "brick", 1)};${house(k, 84, 134, 38, 36, "peach", "wood", 1)};bone b 214 84 22 52;slate M210 86L225 52L240 86Z;${house(k, 238, 140, 54, 40, "bone", "tomato", 2)};${tree(150, 138, 0.7)};${tree(306, 140, 0.8)};${hill("leaf", 140, 4, 8, 6)};sand M128 200C150 176 150 156 158 140L170 140C174 158 186 178 216 200Z;${flowers(k, 160, 190, 10)}`,
    "land",
  ],
  market: [
    "a market",
    "un marché",
    180,
    (k) =>
      `${sky(k, 110)};${house(k, -20, 150, 84, 78, "~peach", "~brick")};${house(k, 120, 150, 70, 90, "~bone", "~slate")};${house(k, 254, 150, 84, 80, "~coral", "~wood")};wood:3.4 M16 156L16 66M148 156L148 66M172 156L172 76M306 156L306 76;${awning(8, 46, 148, [k.dice.pick(["tomato", "ocean", "plum"]), "cream"], 7)};${awning(164, 56, 150, [k.dice.pick(["leaf", "mustard", "coral"]), "cream"], 7)};oak b 10 118 144 36 2;oak- b 10 118 144 5;${rep(9, (i) => `${["tomato", "honey", "leaf"][Math.floor(i / 3)]} o ${24 + i * 14} 114 7`)};oak b 168 122 142 32 2;oak- b 168 122 142 5;${rep(9, (i) => `${["plum", "coral", "lime"][Math.floor(i / 3)]} o ${182 + i * 14} 118 6.6`)};sand b 0 152 320 48;${rep(12, (i) => `straw/60 o ${(i % 6) * 60 + (i > 5 ? 30 : 0)} ${166 + (i > 5 ? 20 : 0)} 16 4`)}`,
    "land",
  ],
  shop: [
    "a shop",
    "une boutique",
    178,
    (k, c = k.dice.pick(["mint", "crumb", "peach", "sky"]), t = k.dice.pick(["teal", "tomato", "plum", "leaf"])) =>
      `${c}+ b 0 0 320 200;${awning(0, 0, 320, [t, "cream"], 12)};${shelf(18, 74, 128)};${shelf(174, 74, 128)};${wares(
        24,
        74,
        20,
        14,
        3,
        [
          ["tomato", 22],
          ["honey", 16],
          ["teal", 26],
          ["rose", 18],
          ["cream", 24],
          ["mustard", 14],
        ],
      )};${wares(180, 74, 20, 14, 3, [
        ["plum", 18],
        ["cream", 26],
        ["coral", 16],
        ["mustard", 22],
        ["sky", 14],
        ["tomato", 24],
      ])};${shelf(18, 118, 128)};${shelf(174, 118, 128)};${rep(7, (i) => `${["honey", "coral", "navy", "sage", "tomato", "bone", "teal"][i]} o ${30 + i * 17} 110 7 8`)};${wares(
        180,
        118,
        17,
        12,
        2,
        [
          ["bone", 20],
          ["leaf", 26],
          ["rose", 18],
          ["honey", 22],
          ["slate", 28],
          ["coral", 16],
          ["cream", 24],
        ],
      )};oak b 0 150 320 50;oak- b 0 150 320 6;${rep(8, (i) => `oak-/40:1.6 M${i * 44 + 12} 158L${i * 44 + 12} 200`)}`,
    "table",
  ],
  cafe: [
    "a café",
    "un café",
    180,
    (k, c = k.dice.pick(["peach", "mint", "crumb", "pink"]), t = k.dice.pick(["teal", "tomato", "mustard"])) =>
      `${c} b 0 0 320 200;brick/30 b 0 0 320 16;${view(k, 92, 30, 136, 80, "bark")};cream:2.4 M112 56C130 40 190 40 208 56;${pendant(k, 62, 40, t)};${pendant(k, 258, 40, t)};wood b 0 118 66 40;oak b 0 112 70 8 2;silver b 14 92 34 20 4;ink b 20 98 10 6 1;ink:2.6 M258 158L258 128M296 158L296 128;wood o 277 128 26 5;bark b 0 156 320 44;oak o 160 196 150 32;oak- o 160 200 150 30;cream o 160 198 138 28`,
    "table",
  ],
  restaurant: [
    "a restaurant",
    "un restaurant",
    178,
    (k, c = k.dice.pick(["berry", "teal", "navy", "brick"])) =>
      `${c}+ b 0 0 320 200;${c}/35 b 0 92 320 64;gold b 0 90 320 3;${frame(36, 22, 50, 40, "gold", "navy")};${frame(236, 22, 50, 40, "gold", "fern")};${pendant(k, 160, 38, "gold")};wood b 12 108 10 50 4;wood b 12 108 44 8 4;wood b 298 108 10 50 4;wood b 264 108 44 8 4;cream M0 152L320 152L320 200L0 200Z;bone b 0 152 320 5;bone/70:2 M40 158L28 200M120 158L114 200M200 158L206 200M280 158L292 200`,
    "table",
  ],
  townhall: [
    "the town hall",
    "la mairie",
    178,
    (k) =>
      `crumb b 0 0 320 200;teal/45 b 0 86 320 70;gold b 0 84 320 3;${frame(126, 12, 68, 58, "gold", "berry")};peach o 160 36 9 11;ink M142 66C142 50 178 50 178 66Z;ocean b 20 20 4 134;ocean M24 22C44 14 54 30 78 22L78 60C54 68 44 52 24 60Z;cream M24 34C44 26 54 42 78 34L78 48C54 56 44 40 24 48Z;${view(k, 232, 18, 58, 54, "cream")};wood b 0 152 320 48;wood- b 0 150 320 6`,
    "table",
  ],
  court: [
    "a courtroom",
    "un tribunal",
    180,
    () =>
      `crust+ b 0 0 320 200;wood b 0 70 320 84;${rep(7, (i) => `wood-/50 b ${i * 48 - 10} 80 36 64 2`)};wood- b 0 66 320 6;gold:3 M160 52L160 16M136 24L184 24;gold M126 44L146 44C146 54 126 54 126 44Z;gold M174 44L194 44C194 54 174 54 174 44Z;gold:1.6 M136 24L126 44M136 24L146 44M184 24L174 44M184 24L194 44;bark b 0 152 320 48;oak b 0 150 320 7`,
    "table",
  ],
  church: [
    "a church",
    "une église",
    182,
    () =>
      `bone b 0 0 320 200;bone- M40 154L40 70C40 10 280 10 280 70L280 154Z;bone M58 154L58 76C58 26 262 26 262 76L262 154Z;sky0 M138 110L138 58C138 34 182 34 182 58L182 110Z;tomato/70 M138 66L160 66L160 88L138 88Z;honey/70 M160 44L182 58L182 66L160 66Z;teal/70 M160 88L182 88L182 110L160 110Z;plum/60 M138 58L160 42L160 66L138 66Z;slate:2.6 M138 110L138 58C138 34 182 34 182 58L182 110ZM160 40L160 110M138 66L182 66M138 88L182 88;wood b 6 122 88 10 3;wood b 10 132 8 30;wood b 226 122 88 10 3;wood b 302 132 8 30;stone b 0 154 320 46;tomato- M128 200L146 154L174 154L192 200Z`,
    "room",
  ],
  office: [
    "an office",
    "un bureau",
    180,
    (k, c = k.dice.pick(["bone", "mist", "sage+", "peach+"])) =>
      `${c} b 0 0 320 200;${view(k, 118, 18, 156, 74, "slate+")};~navy+ b 130 56 18 36;~slate+ b 152 46 22 46;~plum+ b 178 62 18 30;~navy+ b 206 40 16 52;~slate+ b 226 58 24 34;~navy+ b 254 66 16 26;slate+:3 M196 18L196 92;slate b 24 78 56 76 3;silver b 29 84 46 20 2;silver b 29 108 46 20 2;silver b 29 132 46 18 2;ink b 46 92 12 3 1;ink b 46 116 12 3 1;${pot(52, 78, 0.8)};${frame(34, 14, 34, 24, "wood", "cream")};oak b 0 152 320 48;oak- b 0 152 320 6;ink:3 M286 152L292 120L276 106;mustard M262 112L282 100L290 112L270 122Z`,
    "table",
  ],
  factory: [
    "a factory",
    "une usine",
    182,
    (k) =>
      `${sky(k, 110)};brick b 20 84 210 70;brick- M20 84L20 62L55 84L55 62L90 84L90 62L125 84L125 62L160 84Z;brick b 244 40 22 114;brick b 276 56 20 98;cream b 244 52 22 6;cream b 276 68 20 6;white/60 M250 34C244 22 258 14 266 20C272 8 292 12 288 24C298 26 294 38 284 36Z;${rep(6, (i) => `${pane(k)} b ${32 + i * 32} 98 18 22 2`)};slate b 96 126 34 28 2;ash b 0 152 320 48;stone/50 b 0 152 320 4`,
    "land",
  ],
  laboratory: [
    "a laboratory",
    "un laboratoire",
    180,
    (k) =>
      `mist b 0 0 320 200;white/50 b 0 0 320 60;${shelf(20, 56, 120, "slate")};teal b 30 34 12 22 2;coral b 46 40 12 16 2;honey b 62 30 12 26 2;lilac b 78 38 12 18 2;mint b 94 32 12 24 2;slate b 112 44 20 12 2;${frame(164, 14, 84, 54, "silver", "white")};${rep(20, (i) => `${["coral", "honey", "mint", "sky"][(i * 7) % 4]} b ${171 + (i % 7) * 10} ${21 + Math.floor(i / 7) * 12} 8 10 1`)};${view(k, 268, 18, 38, 54, "silver")};slate b 0 152 320 48;ink b 0 150 320 6;silver:5 M280 150C280 116 304 116 304 134`,
    "table",
  ],
  hospital: [
    "a hospital",
    "un hôpital",
    182,
    (k) =>
      `mist+ b 0 0 320 200;mint/50 b 0 104 320 52;mint b 0 100 320 5;${view(k, 206, 18, 82, 58, "white")};white b 18 16 40 40 20;tomato b 34 22 8 28 2;tomato b 24 32 28 8 2;silver:3.4 M96 150L96 24L118 24;mint M110 28h16v22c0 6-16 6-16 0Z;slate:1.6 M118 54C118 90 140 80 140 112;silver b 126 92 8 64 3;silver b 306 104 8 52 3;white b 130 120 184 26 8;mint b 190 116 124 30 8;white b 138 108 44 22 9;silver b 128 144 186 6 2;sage b 0 156 320 44;white/30 b 0 156 320 4`,
    "room",
  ],
  school: [
    "a classroom",
    "une salle de classe",
    180,
    (k, c = k.dice.pick(["crumb", "mint+", "sky+", "peach+"])) =>
      `${c} b 0 0 320 200;oak b 52 14 176 92 4;fern- b 58 20 164 80 2;white/80:2 M74 40l14 22l-28 0ZM104 44l16 0M112 36l0 16M134 44l14 0M134 50l14 0M164 38q10 8 0 20q14 4 18 -8;white/70:2 M74 82q10 -8 20 0t20 0t20 0M150 78l44 0M150 86l30 0;oak b 52 104 176 7 2;white b 80 101 14 4 1;coral b 120 101 10 4 1;${view(k, 252, 20, 50, 62, "cream")};${frame(10, 24, 32, 40, "slate", "sky")};leaf o 22 40 6 8;leaf o 32 48 5 4;oak b 0 152 320 48;oak- b 0 152 320 6`,
    "table",
  ],
  library: [
    "a library",
    "une bibliothèque",
    182,
    (k) =>
      `wood b 0 0 320 200;${rep(3, (row) => [`bark b 8 ${row * 48 + 6} 96 40 2`, `bark b 112 ${row * 48 + 6} 96 40 2`, `bark b 216 ${row * 48 + 6} 96 40 2`, books(k, 11, row * 48 + 46, 90, 34), books(k, 115, row * 48 + 46, 90, 34), books(k, 219, row * 48 + 46, 90, 34)].join(";"))};oak:4 M250 152L266 0M274 152L290 0;oak:3 M253 128L276 128M256 104L279 104M258 80L281 80M261 56L284 56M263 32L286 32;${boards(152, "crust")};teal/55 o 150 184 110 14`,
    "room",
  ],
  museum: [
    "a museum",
    "un musée",
    182,
    () =>
      `bone b 0 0 320 200;cream b 0 0 320 22;stone/40 b 0 20 320 4;stone+ b 10 24 20 130;stone+ b 4 22 32 8 2;stone+ b 290 24 20 130;stone+ b 284 22 32 8 2;stone/60:1.4 M16 34L16 150M24 34L24 150M296 34L296 150M304 34L304 150;${frame(56, 40, 52, 62, "gold", "navy")};honey o 82 60 8;leaf M60 98L60 84C74 74 92 88 104 80L104 98Z;${frame(212, 44, 60, 46, "gold", "sky")};brick o 242 68 12;teal M216 86L236 66L268 86Z;${boards(154, "crust")};gold:3.4 M52 176L52 142M112 176L112 142;tomato:3.4 M52 146Q82 164 112 146;gold:3.4 M208 176L208 142M276 176L276 142;tomato:3.4 M208 146Q242 164 276 146`,
    "room",
  ],
  studio: [
    "a studio",
    "un studio",
    180,
    () =>
      `plum- b 0 0 320 200;${rep(30, (i) => `plum b ${(i % 10) * 32 + 3} ${Math.floor(i / 10) * 32 + 6} 26 26 3`)};ink b 96 20 128 62 4;mist b 102 26 116 50 2;~plum+ b 112 40 22 36;~slate+ b 140 48 26 28;~plum+ b 176 36 26 40;!tomato b 252 20 44 16 4;!cream:2 M260 28l28 0;slate:3 M40 152L40 60L84 40;ink o 88 38 9 12;oak b 0 152 320 48;oak- b 0 150 320 6;ink b 18 158 70 30 4;${rep(6, (i) => `silver:2 M${28 + i * 10} 164l0 18;tomato o ${28 + i * 10} ${168 + ((i * 5) % 12)} 2.6`)}`,
    "table",
  ],
  cinema: [
    "a cinema",
    "un cinéma",
    176,
    () =>
      `navy- b 0 0 320 200;!cream/10 M160 200L70 24L250 24Z;ink b 62 16 196 98 4;!cream b 68 22 184 86 2;!peach o 160 60 17;!brick M126 108C126 78 194 78 194 108Z;!ink M140 60C138 34 182 34 180 60C174 48 150 46 140 60Z;tomato- M0 0L44 0C40 50 42 100 30 140L0 140Z;tomato- M320 0L276 0C280 50 278 100 290 140L320 140Z;${rep(7, (i) => `tomato b ${i * 48 - 12} 132 40 34 10`)};tomato- b 0 158 320 42;${rep(8, (i) => `tomato b ${i * 44 - 16} 166 38 40 10`)}`,
    "room",
  ],
  stage: [
    "a stage",
    "une scène",
    180,
    () =>
      `navy- b 0 0 320 200;plum- b 30 0 260 152;!cream/18 M120 0L150 0L234 176L90 176Z;!cream/18 M210 0L190 0L96 176L240 176Z;tomato- M0 0L66 0C60 60 58 110 40 156L0 156Z;tomato- M320 0L254 0C260 60 262 110 280 156L320 156Z;tomato M0 0L46 0C42 60 38 110 22 156L0 156Z;tomato M320 0L274 0C278 60 282 110 298 156L320 156Z;brick:2 M20 0C18 60 14 110 8 154M300 0C302 60 306 110 312 154;tomato M0 0L320 0L320 18C300 34 280 34 266 20C250 36 226 36 212 20C196 36 172 36 160 20C146 36 122 36 108 20C94 36 70 36 54 20C40 34 20 34 0 18Z;honey:2.6 M0 19C20 35 40 35 54 21C70 37 94 37 108 21C122 37 146 37 160 21C172 37 196 37 212 21C226 37 250 37 266 21C280 35 300 35 320 19;crust M0 152L320 152L320 188L0 188Z;${rep(10, (i) => `wood/50:1.4 M${160 + (i - 4.5) * 30} 152L${160 + (i - 4.5) * 40} 188`)};wood b 0 186 320 14;${rep(8, (i) => `!honey o ${i * 42 + 14} 187 6 4`)}`,
    "room",
  ],
  hall: [
    "a hall",
    "une salle des fêtes",
    182,
    (k, c = k.dice.pick(["crumb", "peach", "mint+", "pink+"])) =>
      `${c} b 0 0 320 200;oak/60 b 0 96 320 60;${rep(16, (i) => `wood/35:1.4 M${i * 21} 96L${i * 21} 156`)};wood b 0 92 320 5;${view(k, 30, 26, 46, 52, "wood")};${view(k, 244, 26, 46, 52, "wood")};${bunting(10, 15)};${lights(34, 8)};${boards(154, "straw")}`,
    "room",
  ],
  barn: [
    "a barn",
    "une grange",
    182,
    (k) =>
      `brick b 0 0 320 200;${rep(11, (i) => `brick-/50 b ${i * 30} 0 2 156`)};bark:9 M0 36L160 -10L320 36M60 16L60 154M260 16L260 154M0 74L320 74;sky0 b 118 84 84 72;~moss M118 136C140 124 170 134 202 126L202 156L118 156Z;wood b 110 78 8 78;wood b 202 78 8 78;${lights(26, 12)};honey b 10 112 44 42 4;mustard:1.8 M10 126l44 0M10 140l44 0;honey b 268 120 44 34 4;mustard:1.8 M268 132l44 0M268 144l44 0;straw b 0 154 320 46;${rep(
        16,
        () => {
          const [x, y] = [r2(k.dice.between(4, 310)), r2(k.dice.between(160, 194))];
          return `mustard:1.8 M${x} ${y}l9 -3`;
        },
      )}`,
    "room",
  ],
  gym: [
    "a gymnasium",
    "un gymnase",
    182,
    (k) =>
      `mist b 0 0 320 200;sky/40 b 0 90 320 64;${view(k, 60, 12, 80, 32, "slate")};${view(k, 180, 12, 80, 32, "slate")};wood b 18 54 40 100;${rep(9, (i) => `oak b 14 ${58 + i * 11} 48 4 2`)};slate:3 M270 0L270 96M300 0L300 96;honey:4 M270 104a9 9 0 1 0 .1 0M300 104a9 9 0 1 0 .1 0;${boards(152, "straw")};tomato:3 M0 176L320 176;ocean:3 M120 200C130 168 190 168 200 200`,
    "room",
  ],
  pool: [
    "a swimming pool",
    "une piscine",
    168,
    (k) =>
      `mist+ b 0 0 320 200;sky0 b 24 14 272 52 4;${k.isNight ? "" : `!honey o ${r2(40 + 240 * k.sun[0])} 34 9;`}~moss M24 58C90 44 200 62 296 48L296 66L24 66Z;white:4 M92 14L92 66M160 14L160 66M228 14L228 66;white b 0 78 320 34;${rep(16, (i) => `sky/60 b ${i * 20} 78 10 34`)};sky b 0 112 320 88;teal/35 b 0 112 320 10;${rep(3, (r) => rep(16, (i) => `${i % 2 ? "tomato" : "white"} b ${i * 20 + 2} ${130 + r * 26} 16 4 2`))};${waves(k, 124, 192, 10, "white/60")};silver:3.4 M34 136L34 92C34 82 46 82 46 92M62 136L62 92C62 82 74 82 74 92;silver:3 M34 106L62 106M34 120L62 120`,
    "water",
  ],
  stadium: [
    "a stadium",
    "un stade",
    182,
    (k) =>
      `${sky(k, 60)};slate- M0 60C80 44 240 44 320 60L320 122L0 122Z;${rep(5, (r) => rep(26, (i) => `${k.dice.pick(["coral", "honey", "cream", "sky", "rose", "slate+"])} o ${r2(i * 12.6 + (r % 2 ? 6 : 2))} ${r2(66 + r * 11 - 8 * Math.sin((i / 26) * Math.PI))} 3.6`))};cream b 0 120 320 8;${rep(5, (i) => `${["tomato", "navy", "mustard", "teal", "plum"][i]} b ${i * 64} 120 62 8`)};leaf b 0 128 320 72;${rep(4, (i) => `moss/60 b ${i * 84} 128 42 72`)};white/80:3 M0 146L320 146M160 146C200 150 210 190 160 198C110 190 120 150 160 146;slate:3 M22 60L22 8M298 60L298 8;${k.isNight ? "!cream b 8 2 28 12 3;!cream b 284 2 28 12 3" : "silver b 8 2 28 12 3;silver b 284 2 28 12 3"}`,
    "land",
  ],
  fair: [
    "a funfair",
    "une fête foraine",
    182,
    (k) =>
      `${sky(k, 120)};slate:4 M236 150L252 78L268 150;plum:4 M252 32a46 46 0 1 0 .1 0;plum:2 M252 32L252 124M206 78L298 78M219 45L285 111M285 45L219 111;${rep(
        8,
        (i) => {
          const t = (i / 8) * 6.283;
          return `${["tomato", "honey", "teal", "rose"][i % 4]} b ${r2(252 + 46 * Math.cos(t) - 7)} ${r2(78 + 46 * Math.sin(t) - 3)} 14 11 4`;
        },
      )};slate o 252 78 6;tomato M20 150L28 92L128 92L136 150Z;cream M45 150L50 92L70 92L68 150ZM92 150L90 92L108 92L114 150Z;tomato M18 92C40 84 60 70 78 50C96 70 116 84 138 92Z;cream M58 92C64 80 72 66 78 50C84 66 92 80 98 92Z;honey M78 50L78 36L92 42L78 47Z;${lights(20, 10)};straw b 0 148 320 52;${rep(6, (i) => `crust/35 o ${i * 60 + 20} ${170 + (i % 2) * 14} 22 4`)}`,
    "land",
  ],
  playground: [
    "a playground",
    "une aire de jeux",
    182,
    (k) =>
      `${sky(k, 112)};${tree(24, 144, 1)};${tree(300, 144, 1.05, "leaf")};${hill("moss", 128, 6, 12, 8)};${hill("leaf", 148, 4, 8, 6)};wood:5 M52 152L66 76L80 152M114 152L100 76;tomato:4 M64 78L104 78;straw:2 M76 78L76 128M94 78L94 128;brick b 70 127 30 5 2;ocean b 222 76 40 8 2;wood:4.4 M226 152L226 60M258 152L258 60;honey M220 62L242 46L264 62Z;tomato:7 M222 84C204 92 196 140 172 148;wood:2.6 M226 100l32 0M226 116l32 0M226 132l32 0;sand o 160 188 110 16;straw/60 o 160 188 90 11`,
    "land",
  ],
  palace: [
    "a palace",
    "un palais",
    182,
    (k) =>
      `crumb b 0 0 320 200;gold/50 b 0 0 320 10;${rep(4, (i) => `cream b ${20 + i * 84} 12 28 142;gold b ${16 + i * 84} 10 36 8 2;gold b ${16 + i * 84} 146 36 8 2`)};berry/70 M60 12C60 60 76 80 92 84L92 12ZM260 12C260 60 244 80 228 84L228 12Z;${view(k, 128, 22, 64, 84, "gold")};gold:2 M160 0L160 14;${rep(32, (i) => `${(i + Math.floor(i / 16)) % 2 ? "stone+" : "white"} b ${(i % 16) * 20} ${154 + Math.floor(i / 16) * 23} 20 23`)};berry M110 200L134 154L186 154L210 200Z;gold:2 M114 200L137 154M206 200L183 154`,
    "room",
  ],
} satisfies Places;
