/** Pictures that belong to no card file: games, and what the pages show. */
export const PLACES = {
  study: "open-book",
  rest: "person-in-bed",
  take_project: "hammer-and-wrench",
  spend: "shopping-bags",
  get_job: "briefcase",
  pursuit: "violin",
  cv: "game-die",
  backpack: "backpack",
  guitar: "guitar",
  graduation: "graduation-cap",
  bottle: "baby-bottle",
  house: "house-with-garden",
  teapot: "teapot",
  secret: "locked",
  unknown: "package",
  sun: "sun-with-face",
  hourglass: "hourglass-not-done",
  heart: "red-heart",
  cat: "black-cat",
  notes: "memo",
  trophy: "trophy",
  waiting: "teacup-without-handle",
  lost: "magnifying-glass-tilted-left",
} as const;

export type Place = keyof typeof PLACES;
