import { beforeEach, expect, it } from 'vitest'
import { answerOffer, countVisit, nextOffer } from './offers.ts'

const able = { canPush: true, canInstall: true }
const comeBack = () => sessionStorage.clear()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('offers push first, and never again after an answer', () => {
  countVisit()
  expect(nextOffer(able)).toBe('push')
  answerOffer('push')
  expect(nextOffer(able)).toBe(null)
})

it('offers to install with the actions of the second visit', () => {
  answerOffer('push')
  countVisit()
  countVisit()
  expect(nextOffer(able)).toBe(null)
  comeBack()
  countVisit()
  expect(nextOffer(able)).toBe('install')
  answerOffer('install')
  expect(nextOffer(able)).toBe(null)
})

it('offers nothing that the browser does not support', () => {
  countVisit()
  comeBack()
  countVisit()
  expect(nextOffer({ canPush: false, canInstall: false })).toBe(null)
  expect(nextOffer({ canPush: false, canInstall: true })).toBe('install')
})
