import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["src/protocol/types.ts", "node_modules"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // svelte-check knows the types and sees them better.
      "no-undef": "off",
      // The router takes every click on a link of ours.
      "svelte/no-navigation-without-resolve": "off",
      // Maps of ours are made once and replaced, or nobody looks at them.
      "svelte/prefer-svelte-reactivity": "off",
      // What svelte-check is told to overlook.
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", caughtErrorsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
);
