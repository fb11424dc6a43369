import type { Knex } from 'knex'

/** Deletes favorites and hidden cards of companies that were deleted earlier. */
export const up = (knex: Knex) =>
  knex.raw(`
    delete from favorites using companies k
      where card_type = 'company' and k.company_guid = card_guid and k.slug = 'deleted-' || k.company_guid;
    delete from hidden_cards using companies k
      where card_type = 'company' and k.company_guid = card_guid and k.slug = 'deleted-' || k.company_guid;
  `)

/** Nothing to undo: the cards of these companies lead nowhere. */
export const down = async (): Promise<void> => {}
