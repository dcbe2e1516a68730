/** A pose is a handful of joints. Feet stand on (0,0); a grown-up is about 100 high.
 *  Limbs: [elbow or knee x, y, hand or foot x, y]. */

type Limb = readonly [number, number, number, number];
export interface Joints {
  readonly hip: readonly [number, number];
  readonly chest: readonly [number, number];
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly nod?: number;
  readonly isShut?: boolean;
  readonly lies?: boolean;
  readonly isTurned?: boolean;
  readonly swims?: boolean;
}

const S: Joints = {
  hip: [0, -40],
  chest: [0, -64],
  arms: [
    [-14, -51, -14, -37],
    [14, -51, 14, -37],
  ],
  legs: [
    [-5.5, -20, -6, -1],
    [5.5, -20, 6, -1],
  ],
};
/** The joints, and what somebody does in English and French. */
export const POSES = {
  stands: [S, "standing", "debout"],
  waves: [{ ...S, arms: [S.arms[0], [19, -70, 21, -90]], nod: 4 }, "waving", "en train de faire signe"],
  cheers: [
    {
      ...S,
      arms: [
        [-18, -74, -19, -95],
        [18, -74, 19, -95],
      ],
    },
    "cheering",
    "les bras levés",
  ],
  walks: [
    {
      ...S,
      arms: [
        [-13, -52, -18, -41],
        [12, -50, 19, -44],
      ],
      legs: [
        [-3, -21, -14, -2],
        [8, -22, 13, -1],
      ],
    },
    "walking",
    "en marche",
  ],
  runs: [
    {
      hip: [-3, -41],
      chest: [5, -64],
      arms: [
        [-10, -52, -18, -60],
        [18, -54, 26, -66],
      ],
      legs: [
        [-7, -22, -26, -18],
        [15, -28, 13, -3],
      ],
      nod: 5,
    },
    "running",
    "en pleine course",
  ],
  dances: [
    {
      hip: [1, -40],
      chest: [-1, -64],
      arms: [
        [-19, -70, -27, -86],
        [16, -56, 27, -52],
      ],
      legs: [
        [-5, -20, -7, -1],
        [13, -25, 24, -14],
      ],
      nod: -8,
    },
    "dancing",
    "en train de danser",
  ],
  sits: [
    {
      hip: [0, -24],
      chest: [0, -48],
      arms: [
        [-13, -36, -6, -25],
        [13, -36, 8, -25],
      ],
      legs: [
        [-9, -17, -11, -1],
        [9, -17, 11, -1],
      ],
    },
    "sitting",
    "sur un siège",
  ],
  climbs: [
    {
      ...S,
      arms: [
        [-13, -76, -9, -92],
        [14, -68, 11, -82],
      ],
      legs: [
        [-12, -28, -8, -14],
        [8, -20, 8, -1],
      ],
    },
    "climbing",
    "en train de grimper",
  ],
  jumps: [
    {
      hip: [0, -52],
      chest: [0, -76],
      arms: [
        [-18, -84, -22, -104],
        [18, -84, 22, -104],
      ],
      legs: [
        [-13, -40, -16, -24],
        [13, -40, 16, -24],
      ],
    },
    "jumping",
    "en plein saut",
  ],
  meditates: [
    {
      hip: [0, -12],
      chest: [0, -37],
      arms: [
        [-17, -27, -19, -13],
        [17, -27, 19, -13],
      ],
      legs: [
        [-20, -7, 5, -3],
        [20, -7, -5, -3],
      ],
      isShut: true,
    },
    "meditating",
    "en train de méditer",
  ],
  holds: [
    {
      ...S,
      arms: [
        [-14, -50, -5, -48],
        [14, -50, 5, -48],
      ],
    },
    "holding something",
    "les mains pleines",
  ],
  plays: [
    {
      ...S,
      arms: [
        [-15, -54, -2, -56],
        [15, -50, 6, -44],
      ],
      nod: 5,
    },
    "playing",
    "en train de jouer",
  ],
  points: [{ ...S, arms: [S.arms[0], [17, -66, 32, -72]] }, "pointing", "le doigt tendu"],
  bows: [
    {
      hip: [0, -40],
      chest: [12, -58],
      arms: [
        [-2, -56, -12, -50],
        [20, -46, 10, -40],
      ],
      legs: S.legs,
      nod: 34,
    },
    "bowing",
    "en pleine révérence",
  ],
  sleeps: [{ ...S, lies: true, isShut: true }, "asleep", "en plein sommeil"],
  swims: [{ ...S, swims: true }, "swimming", "en train de nager"],
  rides: [
    {
      hip: [-9, -47],
      chest: [1, -69],
      arms: [
        [10, -62, 15, -57],
        [11, -58, 16, -56],
      ],
      legs: [
        [6, -34, -5, -15],
        [9, -36, 3, -12],
      ],
      nod: 4,
    },
    "riding",
    "en selle",
  ],
  pulls: [
    {
      hip: [-6, -36],
      chest: [-16, -58],
      arms: [
        [-2, -52, 14, -48],
        [0, -56, 16, -50],
      ],
      legs: [
        [6, -20, 10, -1],
        [-2, -16, -10, -1],
      ],
      nod: -10,
    },
    "pulling",
    "en train de tirer",
  ],
  gardens: [
    {
      hip: [-8, -22],
      chest: [4, -42],
      arms: [
        [12, -30, 20, -14],
        [8, -28, 14, -12],
      ],
      legs: [
        [6, -16, 2, -1],
        [-10, -6, -20, -2],
      ],
      nod: 14,
    },
    "kneeling",
    "à genoux",
  ],
  cartwheels: [
    {
      ...S,
      isTurned: true,
      arms: [
        [-16, -74, -22, -94],
        [16, -74, 22, -94],
      ],
      legs: [
        [-14, -26, -26, -10],
        [14, -26, 26, -10],
      ],
    },
    "upside down",
    "la tête en bas",
  ],
} as const satisfies Record<string, readonly [Joints, string, string]>;
export type Pose = keyof typeof POSES;
export const isPose = (word: string): word is Pose => Object.hasOwn(POSES, word);
