import type { NamedCategory } from '@sild/contract/content/category-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'

const category: NamedCategory = {
  categoryId: 1,
  slug: 'software-development',
  names: { en: 'Software development', et: 'Tarkvaraarendus', fr: 'Développement logiciel' },
  isRenamed: false,
}

/** What the staff see of categories and call them. */
export const categoriesMocks = {
  listNamedCategories: () => ({ list: [category] }),
  nameCategory: ({ body }) => ({ ...category, names: body, isRenamed: true }),
} satisfies ApiMocks
