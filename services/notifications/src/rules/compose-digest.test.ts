import type { NewCard } from '@sild/contract/search/digest-schemas'
import { expect, it } from 'vitest'
import { type Activity, composeDigest } from './compose-digest.ts'

const card = (cardType: NewCard['cardType'], categoryId: number, companyGuid = 'other'): NewCard => ({
  cardType,
  categoryId,
  companyGuid,
  companyName: 'Loire Logiciel',
  name: `${cardType} ${categoryId}`,
  slug: `${cardType}-${categoryId}`,
})
const cards = [card('project', 1), card('service', 1), card('project', 2), card('expert', 2), card('project', 1, 'own')]
const reader = { readerGuid: 'reader', isUser: true, locale: 'et', userType: 'provider', categoryIds: [] } as const
const quiet = { views: [0, 0, 0, 0, 0, 0, 0], responses: [0, 0, 0, 0, 0, 0, 0] }
const activity: Activity = {
  userGuid: 'reader',
  companyGuid: 'own',
  soldCategoryIds: [],
  boughtCategoryIds: [],
  ...quiet,
}
const namesOf = (own: Partial<typeof reader> | object, did?: Partial<Activity>) =>
  composeDigest(
    { ...reader, ...own, categoryIds: [...((own as { categoryIds?: number[] }).categoryIds ?? [])] },
    did && { ...activity, ...did },
    {
      cards,
      articles: [],
    },
  )?.cards.map(({ name }) => name)

it('shows projects to a provider, of the same categories and not their own', () => {
  expect(namesOf({}, { soldCategoryIds: [1] })).toEqual(['project 1'])
})
it('shows services and experts to a user with projects', () => {
  expect(namesOf({ userType: 'customer' }, { boughtCategoryIds: [1, 2] })).toEqual(['service 1', 'expert 2'])
})
it('shows both to a user who does both, in either role', () => {
  expect(namesOf({}, { soldCategoryIds: [2], boughtCategoryIds: [1] })).toEqual(['service 1', 'project 2'])
})
it('follows the role and the categories of a user without publications', () => {
  expect(namesOf({ categoryIds: [2] })).toEqual(['project 2'])
  expect(namesOf({ userType: 'customer' })).toEqual(['service 1', 'expert 2'])
})
it('is not written without content', () => {
  expect(composeDigest({ ...reader, categoryIds: [9] }, activity, { cards, articles: [] })).toBeNull()
})
it('is written for numbers or news alone', () => {
  const article = { slug: 'one', title: 'One' }
  const looked = { ...activity, views: [0, 0, 0, 0, 0, 0, 3] }
  expect(composeDigest({ ...reader, categoryIds: [9] }, looked, { cards: [], articles: [] })).toEqual({
    locale: 'et',
    cards: [],
    news: [],
    numbers: { views: looked.views, responses: quiet.responses },
  })
  expect(composeDigest({ ...reader, categoryIds: [9] }, activity, { cards: [], articles: [article] })).toMatchObject({
    news: [article],
    numbers: null,
  })
})
it('has five cards at most', () => {
  const many = Array.from({ length: 9 }, () => card('project', 1))
  expect(composeDigest({ ...reader, categoryIds: [] }, undefined, { cards: many, articles: [] })!.cards).toHaveLength(5)
})
