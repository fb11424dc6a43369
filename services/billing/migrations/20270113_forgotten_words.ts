import { makeForgettable, makeUnforgettable } from '@sild/service-kit/make-forgettable'
import type { Knex } from 'knex'

/** The reason of a gift or a refund may name a person, so it is erased with their company. */
export const up = (knex: Knex) => makeForgettable(knex, 'billing_actions', ['reason'])

export const down = (knex: Knex) => makeUnforgettable(knex, 'billing_actions', ['reason'])
