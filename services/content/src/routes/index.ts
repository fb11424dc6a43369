import { getPage } from './get-page.ts'
import { listCategories } from './list-categories.ts'
import { listCities } from './list-cities.ts'
import { listCountries } from './list-countries.ts'
import { listLanguages } from './list-languages.ts'
import { listPageCategories } from './list-page-categories.ts'
import { listPages } from './list-pages.ts'

export const routes = [listCategories, listCountries, listLanguages, listCities, listPageCategories, listPages, getPage]
