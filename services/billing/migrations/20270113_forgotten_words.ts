import { makeForgettable, makeUnforgettable } from '@sild/service-kit/make-forgettable'
import type { Knex } from 'knex'

/** Why a gift was given or money was paid back may name a person. It is erased with their company. */
export const up = (knex: Knex) => makeForgettable(knex, 'billing_actions', ['reason'])

export const down = (knex: Knex) => makeUnforgettable(knex, 'billing_actions', ['reason'])
