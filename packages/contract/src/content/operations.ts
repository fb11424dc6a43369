import type { Operation } from '../operation.ts'

const shared = { service: 'content', access: 'guest', errors: [], isRead: true, isShared: true } as const

export const listCategories = {
  name: 'listCategories',
  method: 'GET',
  path: '/api/list/categories',
  ...shared,
} as const satisfies Operation
export const listCountries = {
  name: 'listCountries',
  method: 'GET',
  path: '/api/list/countries',
  ...shared,
} as const satisfies Operation
export const listLanguages = {
  name: 'listLanguages',
  method: 'GET',
  path: '/api/list/languages',
  ...shared,
} as const satisfies Operation
export const listCities = {
  name: 'listCities',
  method: 'POST',
  path: '/api/list/cities',
  ...shared,
} as const satisfies Operation
export const listPageCategories = {
  name: 'listPageCategories',
  method: 'GET',
  path: '/api/list/page_categories',
  ...shared,
} as const satisfies Operation
export const listPages = {
  name: 'listPages',
  method: 'POST',
  path: '/api/pages/list',
  ...shared,
} as const satisfies Operation
export const getPage = {
  name: 'getPage',
  method: 'GET',
  path: '/api/page/{slug}',
  ...shared,
  errors: ['page-not-found'],
} as const satisfies Operation
