/** What a lexeme weighs that has no weight of its own, and the sum of all 1/n²: of `tsrank.c` of Postgres. */
export const LEXEME_WEIGHT = 0.1
export const ALL_SQUARES = 1.64493406685
