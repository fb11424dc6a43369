import type { Knex } from 'knex'

/** The language of a company's industry, which is shown as it was written. */
export const up = (knex: Knex) => knex.raw('alter table companies add column industry_locale text')

export const down = (knex: Knex) => knex.raw('alter table companies drop column industry_locale')
