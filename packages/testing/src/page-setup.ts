import { forgetUser } from '@sild/shell-api'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What a browser can and jsdom cannot; nothing of it is what page tests are about. */
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  forgetUser()
  localStorage.clear()
})
