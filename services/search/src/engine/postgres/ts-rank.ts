/** The default weight of a lexeme, and the sum of all 1/n², from `tsrank.c` of Postgres. */
export const LEXEME_WEIGHT = 0.1
export const ALL_SQUARES = 1.64493406685
