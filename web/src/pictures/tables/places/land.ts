/** Places: outside, and nowhere. */
import type { Places } from "./shape.ts";
import { rep, sky, hill, tree, pine, bush, flowers, pane, lamppost, waves } from "./pieces.ts";
import { r2 } from "../../draw.ts";

export const LAND = {
  garden: [
    "a garden",
    "un jardin",
    184,
    (k) =>
      `${sky(k, 108)};${hill("~moss", 104, 10, 20, 10)};${tree(40, 140, 1.05, "leaf")};${tree(290, 138, 0.9)};tomato o 30 90 3;tomato o 46 98 3;tomato o 38 78 3;${rep(17, (i) => `cream b ${i * 20 - 4} 106 12 40 3;cream M${i * 20 - 4} 108l6 -7l6 7Z`)};bone b 0 114 320 5;bone b 0 132 320 5;leaf b 0 144 320 56;${bush(110, 150, 0.7, "fern")};${bush(226, 150, 0.8, "fern")};wood M0 158L320 158L320 164L0 164Z;bark b 0 162 320 10;${rep(11, (i) => `leaf-:3 M${i * 32 - 4} 164l0 -9;leaf+ o ${i * 32 - 8} 154 5 3;leaf+ o ${i * 32} 153 5 3`)};${flowers(k, 178, 192, 12)}`,
    "land",
  ],
  park: [
    "a park",
    "un parc",
    182,
    (k) =>
      `${sky(k, 112)};~slate+ b 30 78 16 40;~slate+ b 50 66 22 52;~slate+ b 250 72 18 46;~slate+ b 272 84 26 34;${hill("~moss", 112, 8, 14, 10)};${tree(34, 148, 1.15)};${tree(86, 138, 0.8, "leaf")};${tree(286, 146, 1.2, "leaf")};${hill("leaf", 146, 6, 8, 6)};sand M60 200C110 178 180 172 200 148L216 148C220 176 240 186 276 200Z;wood b 226 150 66 5 2;wood b 226 140 66 5 2;ink:2.6 M234 140L234 166M284 140L284 166;${lamppost(k, 118, 158, 0.7)}`,
    "land",
  ],
  meadow: [
    "a meadow",
    "un pré",
    182,
    (k) =>
      `${sky(k, 116)};${hill("~sage", 108, 14, 26, 16)};${hill("~moss", 124, 10, 20, 12)};${tree(270, 134, 0.9)};${hill("moss", 146, 8, 14, 10)};${hill("leaf", 164, 8, 10, 8)};${flowers(k, 170, 192, 18)}`,
    "land",
  ],
  field: [
    "the countryside",
    "la campagne",
    182,
    (k) =>
      `${sky(k, 112)};${hill("~moss", 110, 10, 22, 12)};brick b 232 92 58 46;brick- M224 94L240 72L282 72L298 94Z;cream b 252 112 18 26;brick:2 M252 112l18 26M270 112l-18 26;straw M0 134L320 134L320 200L0 200Z;${rep(9, (i) => `mustard/45:2.4 M${160 + (i - 4) * 14} 136L${160 + (i - 4) * 74} 200`)};honey o 60 142 17 13;mustard:1.6 M60 133a9 9 0 1 0 .1 0M60 138a4 4 0 1 0 .1 0;honey o 98 138 11 9;mustard:1.4 M98 132a6 6 0 1 0 .1 0`,
    "land",
  ],
  forest: [
    "a forest",
    "une forêt",
    182,
    () =>
      `sky0 b 0 0 320 200;sage/70 b 0 0 320 160;${rep(9, (i) => `~bark b ${i * 38 + 4} 0 ${8 + (i % 3) * 3} 150`)};~fern M0 0L320 0L320 40C290 56 270 36 244 48C214 60 190 36 160 50C130 62 106 36 76 50C48 60 24 40 0 52Z;${rep(4, (i) => `bark b ${[8, 62, 244, 296][i]} 0 ${[20, 15, 16, 22][i]} 172`)};fern M0 0L320 0L320 22C290 38 268 18 238 28C210 38 188 16 158 26C130 36 108 16 78 28C50 38 26 20 0 32Z;${hill("leaf", 158, 6, 8, 6)};${bush(30, 172, 0.9, "fern")};${bush(292, 170, 1, "fern")};tomato o 74 174 6 4;cream b 72 175 4 7 1;tomato o 254 178 5 3.4;cream b 252 179 3.6 6 1`,
    "land",
  ],
  mountain: [
    "the mountains",
    "la montagne",
    180,
    (k) =>
      `${sky(k, 118)};~slate M-10 140L66 42L134 140Z;~white M66 42L86 72L76 68L66 78L56 66L48 66Z;~slate- M90 140L176 22L262 140Z;~white M176 22L200 56L188 52L178 66L166 54L152 56Z;~slate M210 140L276 56L340 140Z;~white M276 56L294 80L284 78L276 86L268 78L258 80Z;${hill("~moss", 132, 8, 12, 8)};${hill("moss", 148, 8, 14, 8)};${pine(22, 162, 0.9)};${pine(48, 156, 0.7)};${pine(296, 158, 1)};${pine(272, 154, 0.65)};${hill("leaf", 168, 6, 6, 6)}`,
    "land",
  ],
  hut: [
    "a mountain hut",
    "un refuge",
    182,
    (k) =>
      `${sky(k, 116)};~slate M150 140L230 30L310 140Z;~white M230 30L252 62L240 58L230 70L218 58L206 62Z;${hill("~moss", 130, 8, 12, 8)};wood b 30 96 104 56;bark:1.6 M30 108l104 0M30 120l104 0M30 132l104 0M30 144l104 0;brick- M18 98L82 60L146 98Z;${pane(k)} b 44 108 20 18 2;${pane(k)} b 102 108 20 18 2;bark b 74 116 18 36 2;stone b 106 60 14 22;white/60 M112 56C106 46 118 40 124 46C128 38 140 44 136 52Z;${hill("leaf", 154, 6, 8, 6)};${pine(296, 164, 1)};${pine(272, 158, 0.7)};${flowers(k, 176, 192, 9)}`,
    "land",
  ],
  lake: [
    "a lake",
    "un lac",
    184,
    (k) =>
      `${sky(k, 100)};~slate+ M0 104L50 64L92 96L140 54L196 104Z;~moss M110 104C170 72 250 80 320 96L320 110L110 110Z;${pine(22, 110, 0.7)};${pine(44, 108, 0.55)};${pine(292, 108, 0.8)};${pine(270, 106, 0.55)};sky b 0 104 320 70;mist/60 b 0 104 320 8;${waves(k, 118, 156, 8)};leaf M0 164C50 154 90 170 150 164C220 158 270 170 320 160L320 200L0 200Z;oak M120 200L136 132L184 132L200 200Z;oak-/60:1.5 M134 142L186 142M131 154L189 154M128 166L192 166M125 178L195 178M122 190L198 190;fern:2.4 M26 170L24 140M36 172L38 146M296 168L298 138M284 170L282 148;bark:4 M24 142L24 134M38 148L38 140M298 140L298 131`,
    "land",
  ],
  river: [
    "a river",
    "une rivière",
    184,
    (k) =>
      `${sky(k, 110)};${hill("~moss", 110, 12, 22, 12)};${tree(36, 136, 0.8)};${tree(64, 132, 0.6, "leaf")};${tree(278, 134, 0.85)};leaf b 0 130 320 70;sky M0 150C80 138 220 168 320 146L320 186C230 200 90 172 0 190Z;${waves(k, 158, 178, 7)};stone M112 142C114 118 206 118 208 142L222 142C222 104 98 104 98 142Z;stone+ M90 128C130 104 190 104 230 128L230 120C190 94 130 94 90 120Z;${flowers(k, 190, 194, 8)}`,
    "land",
  ],
  canal: [
    "a canal",
    "un canal",
    184,
    (k) =>
      `${sky(k, 100)};coral b 0 52 52 100;peach b 52 40 44 112;mustard b 96 60 40 92;rose b 184 48 44 104;bone b 228 60 42 92;brick+ b 270 44 50 108;${rep(18, (i) => `${i % 3 ? "slate" : pane(k)} b ${[8, 28, 60, 78, 102, 120, 190, 208, 234, 252, 278, 298][i % 12]} ${i < 12 ? 70 : 100} 10 16 5`)};stone M120 134C126 106 194 106 200 134L212 134L212 126C198 92 122 92 108 126L108 134Z;teal M0 150L320 150L320 186L0 186Z;teal+/60 b 0 150 320 5;${waves(k, 158, 182, 9)};wood:4 M36 176L36 128M284 176L284 128;tomato:4.4 M36 140l0 1M36 152l0 1M284 140l0 1M284 152l0 1;stone b 0 182 320 18;stone-/50 b 0 182 320 4`,
    "water",
  ],
  sea: [
    "the seaside",
    "le bord de mer",
    180,
    (k) =>
      `${sky(k, 108)};ocean+ b 0 106 320 60;sky b 0 106 320 12;${waves(k, 116, 146, 9)};sand M0 158C60 146 120 160 190 154C240 150 290 158 320 150L320 200L0 200Z;white/70:3 M0 158C60 146 120 160 190 154C240 150 290 158 320 150;straw/50:2 M30 178l10 0M250 186l14 0M120 190l8 0`,
    "land",
  ],
  island: [
    "an island",
    "une île",
    178,
    (k) =>
      `${sky(k, 110)};sky b 0 108 320 92;mist/60 b 0 108 320 6;${waves(k, 120, 194, 12)};sand M40 178C60 150 120 148 170 150C230 152 270 158 284 178C240 196 90 196 40 178Z;wood:6 M84 166C80 136 86 110 96 92;fern M96 92C78 78 58 84 52 98C68 90 82 90 96 92Z;fern M96 92C94 72 110 62 124 66C112 72 104 80 96 92Z;leaf M96 92C114 82 134 90 138 106C124 96 110 92 96 92Z;leaf M96 92C82 94 70 106 70 120C80 108 88 100 96 92Z;wood o 98 96 4;wood o 92 97 4`,
    "land",
  ],
  underwater: [
    "under water",
    "sous l'eau",
    176,
    () =>
      `teal b 0 0 320 200;mint/25 M60 0L110 0L190 200L90 200Z;mint/25 M190 0L220 0L290 200L220 200Z;teal- M0 150C60 128 120 158 200 146C250 138 290 150 320 142L320 200L0 200Z;sand- M0 176C70 160 170 182 320 168L320 200L0 200Z;coral:7 M34 180L34 146M34 160L22 148M34 154L46 140;rose:6 M284 178L284 138M284 158L298 146M284 150L272 138;leaf:5 M60 182C52 160 68 150 60 130M258 180C266 160 250 152 260 128;white/40 o 92 60 4;white/40 o 100 44 2.6;white/40 o 240 74 3.4;white/40 o 234 54 5`,
    "air",
  ],
  desert: [
    "a desert",
    "un désert",
    180,
    (k) =>
      `${sky(k, 122)};~crust M0 132C60 96 100 100 150 128C200 102 260 100 320 126L320 200L0 200Z;sand M0 150C80 116 140 152 210 140C260 132 290 144 320 138L320 200L0 200Z;straw M0 176C90 150 190 186 320 160L320 200L0 200Z;crust/45 M120 146C160 150 190 144 210 140C190 156 160 160 120 146Z;fern:8 M40 152L40 118M40 138L28 138L28 126M40 132L52 132L52 120`,
    "land",
  ],
  savannah: [
    "the savannah",
    "la savane",
    182,
    (k) =>
      `${sky(k, 122)};~slate M0 130L60 96L96 130ZM230 130C250 112 290 110 320 122L320 134Z;straw M0 130C90 122 220 136 320 126L320 200L0 200Z;bark:5 M66 152L62 106M62 120L48 104M62 112L78 98;olive M16 104C20 84 60 78 72 86C92 80 116 92 110 104C90 98 40 98 16 104Z;bark:3.4 M262 146L264 118;olive M238 118C242 104 282 102 290 116C276 112 254 112 238 118Z;${rep(
        14,
        () => {
          const [x, y] = [r2(k.dice.between(4, 316)), r2(k.dice.between(150, 196))];
          return `mustard:1.8 M${x} ${y}l-3 -8M${x} ${y}l0 -10M${x} ${y}l3 -8`;
        },
      )}`,
    "land",
  ],
  canyon: [
    "a canyon",
    "un canyon",
    180,
    (k) =>
      `${sky(k, 104)};~copper M0 84L70 84L84 100L120 100L130 132L0 150ZM320 78L262 78L250 96L214 96L200 130L320 150Z;~brick M60 112L118 112L132 134L190 134L204 108L262 108L280 200L40 200Z;sky:5 M160 138C150 148 172 154 160 164C150 174 170 180 164 200;copper M0 118L56 118L72 140L96 146L110 200L0 200Z;brick M320 112L270 112L254 136L228 142L214 200L320 200Z;crust/60:2.4 M0 132L62 132M0 148L96 152M320 128L262 128M320 146L230 148;sand M0 176L320 170L320 200L0 200Z`,
    "land",
  ],
  snow: [
    "the snow",
    "la neige",
    180,
    (k) =>
      `${sky(k, 116)};~slate+ M0 130L60 76L120 130Z;~white M60 76L78 94L66 92L58 100L48 90L40 94Z;${hill("mist", 126, 10, 16, 10)};${pine(28, 154, 1, "teal")};white M28 100L36 114L20 114Z;${pine(60, 148, 0.7, "teal")};${pine(290, 152, 1.1, "teal")};white M290 94L299 110L281 110Z;${hill("white", 154, 8, 12, 8)};mist/70 M0 186C80 172 200 196 320 178L320 200L0 200Z;${rep(18, () => `!white/90 o ${r2(k.dice.between(4, 316))} ${r2(k.dice.between(6, 150))} ${r2(k.dice.between(1.2, 2.4))}`)}`,
    "land",
  ],
  air: [
    "the sky",
    "le ciel",
    150,
    (k) =>
      `${sky(k, 190)};white/75 M-10 200C-6 178 24 174 34 184C44 164 84 166 88 184C104 172 130 180 132 200Z;white/75 M186 200C190 182 214 178 224 186C236 164 282 166 286 186C304 178 328 184 330 200Z;white/55 M120 200C126 188 146 186 152 192C160 180 188 182 192 200Z`,
    "air",
  ],
  roof: [
    "a roof above the town",
    "un toit au-dessus de la ville",
    178,
    (k) =>
      `${sky(k, 124)};~slate+ b 10 84 24 80;~plum+ b 36 62 30 100;~slate+ b 70 92 26 70;~navy+ b 220 70 32 90;~slate+ b 256 54 22 110;~plum+ b 282 84 34 80;${rep(14, (i) => `${pane(k)} b ${[42, 52, 42, 52, 76, 84, 228, 238, 228, 238, 262, 262, 290, 300][i]} ${[74, 74, 90, 90, 104, 104, 82, 82, 98, 98, 66, 82, 98, 98][i]} 5 7`)};brick M0 158L320 150L320 200L0 200Z;${rep(3, (i) => rep(12, (j) => `brick-/55:1.6 M${j * 28 + (i % 2 ? 14 : 0) - 6} ${168 + i * 13}q14 10 28 0`))};brick- b 262 118 24 36;wood b 258 112 32 8 2`,
    "land",
  ],
  night_sky: [
    "the night sky",
    "le ciel de nuit",
    186,
    (k) =>
      `#39456b b 0 0 320 200;#4a5878 M0 60C80 30 200 120 320 50L320 100C210 160 90 80 0 120Z;#5d6a8c/70 M0 84C90 50 190 130 320 70L320 84C200 146 90 70 0 100Z;${rep(46, (i) => `!cream/${45 + Math.round(k.dice.next() * 50)} o ${r2(k.dice.between(3, 317))} ${r2(k.dice.between(3, 150))} ${r2(k.dice.between(0.6, i % 9 ? 1.5 : 2.4))}`)};!cream:1.6 M236 30l18 10M254 40l20 -8M274 32l8 18;!honey o 236 30 2.2;!honey o 254 40 2.6;!honey o 274 32 2.2;!honey o 282 50 2.4;#26314f M0 168C70 140 140 150 200 164C250 172 290 158 320 152L320 200L0 200Z;#1d2740 M0 184C90 168 220 190 320 174L320 200L0 200Z`,
    "land",
  ],
  observatory: [
    "an observatory",
    "un observatoire",
    184,
    (k) =>
      `#39456b b 0 0 320 200;${rep(36, () => `!cream/${50 + Math.round(k.dice.next() * 45)} o ${r2(k.dice.between(3, 317))} ${r2(k.dice.between(3, 120))} ${r2(k.dice.between(0.6, 1.9))}`)};!cream/60:2 M40 30l26 12;!cream o 38 29 2.6;#26314f M0 150C80 120 220 124 320 144L320 200L0 200Z;silver b 206 104 84 42;silver M206 104C206 66 290 66 290 104Z;#39456b M232 78L244 72L252 104L238 104Z;!honey b 214 120 12 12 2;!honey b 268 120 12 12 2;slate:6 M240 90L222 58;#1d2740 M0 172C90 158 220 178 320 164L320 200L0 200Z`,
    "land",
  ],
  paper: [
    "a sheet of paper",
    "une feuille de papier",
    172,
    () =>
      `sky0 b 0 0 320 200;cream M40 -6L290 4L282 206L28 200Z;${rep(9, (i) => `mist:1.6 M44 ${22 + i * 20}L282 ${28 + i * 20}`)};tomato/40:1.6 M70 0L62 200;wood:7 M296 190L316 150;honey:7 M286 206L296 190`,
    "table",
  ],
  plain: [
    "",
    "",
    172,
    (k) =>
      `${sky(k, 130)};${hill("~moss", 128, 12, 26, 14)};${hill("moss", 146, 10, 16, 10)};${hill("leaf", 164, 8, 10, 8)}`,
    "land",
  ],
} satisfies Places;
