import type { CookieAnswer } from './sild-page.ts'

export interface CookieQuestionNames {
  id: string
  event: string
  memberHint: string
}

/**
 * Shows the cookie question of the document to guests without an answer, half a second after they arrive. Choosing
 * categories (CookieSettings.tsx) needs the hydrated page.
 */
export function askAboutCookies({ id, event: answered, memberHint }: CookieQuestionNames): void {
  const question = document.getElementById(id)
  if (!question) return
  const cookieName = 'sild-consent'
  const delayMs = 500
  const pressPollMs = 50
  /** After half a year the question appears again. */
  const maxAgeSeconds = 180 * 24 * 60 * 60
  const root = document.documentElement
  let isDue = false
  let isWithdrawn = document.cookie.includes(memberHint)

  const answer = () =>
    new RegExp(`(?:^|; )${cookieName}=(necessary|analytics|marketing|all)`).exec(document.cookie)?.[1] as
      | CookieAnswer
      | undefined // No other.
  sildPage.consent = answer
  const ask = (): void => {
    if (!isDue || isWithdrawn || answer()) return
    // An element that appears between pointer down and up would swallow the click.
    if (root.matches(':active')) setTimeout(ask, pressPollMs)
    else question.hidden = false
  }
  sildPage.askAboutCookies = () => {
    isWithdrawn = false
    ask()
  }
  sildPage.withdrawCookies = () => {
    isWithdrawn = true
    question.hidden = true
  }
  const announce = () => dispatchEvent(new Event(answered))
  sildPage.answerCookies = (given) => {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `${cookieName}=${given}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
    question.hidden = true
    announce()
  }
  const become = (): void => {
    isDue = true
    ask()
  }
  sildPage.whenSeen(() => setTimeout(become, delayMs))

  sildPage.on('click', ({ target }) => {
    const button =
      target instanceof Element && question.contains(target) && target.closest<HTMLElement>('[data-answer]')
    if (!button) return
    const given = button.dataset['answer']
    if (given !== 'choose') return sildPage.answerCookies(given as CookieAnswer) // CookieQuestion.tsx has no other.
    button.dataset['pressed'] = ''
    sildPage.isChoosingCookies = true
    announce()
    sildPage.start()
  })
  // The user may have answered in another tab while this page was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && answer()) question.hidden = true
  })
}
