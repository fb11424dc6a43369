import { type ApiRoute, forward } from '../route.ts'

export const contentRoutes: readonly ApiRoute[] = [
  // guest
  forward('listCategories'),
  forward('listCountries'),
  forward('listLanguages'),
  forward('listCities'),
  forward('listPageCategories'),
  forward('listPages'),
  forward('getPage'),
]
