import { forgetUser } from '@sild/shell-api'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page loads its schemas and widgets when it needs them; on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 5000 })

/** What a browser can and jsdom cannot; nothing of it is what page tests are about. */
Element.prototype.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  forgetUser()
  localStorage.clear()
})
