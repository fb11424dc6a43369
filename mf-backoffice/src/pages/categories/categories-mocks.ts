import { guidOf } from '@sild/testing/replies'
import type { NamedCategory } from '@sild/contract/content/category-schemas'
import type { ApiMocks } from '@sild/testing/mock-api'

const category: NamedCategory = {
  categoryId: 1,
  slug: 'software-development',
  names: { en: 'Software development', et: 'Tarkvaraarendus', fr: 'Développement logiciel' },
  isRenamed: false,
  state: 'offered',
  mergedIntoId: null,
}

export const otherCategory: NamedCategory = {
  ...category,
  categoryId: 2,
  slug: 'web-ecommerce',
  names: { en: 'Web and e-commerce', et: 'Veeb ja e-kaubandus', fr: 'Web et e-commerce' },
}

/** Categories for the staff, and their operations. */
export const categoriesMocks = {
  listNamedCategories: () => ({ list: [category, otherCategory] }),
  requestApproval: () => ({ approvalGuid: guidOf(1600), expiresAt: '2026-12-01T08:00:00Z' }),
  closeCategory: () => ({ ...category, state: 'closed' }),
  openCategory: () => category,
  nameCategory: ({ body }) => ({ ...category, names: body, isRenamed: true }),
} satisfies ApiMocks
