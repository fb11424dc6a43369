export interface CookieQuestionNames {
  id: string
  event: string
  memberHint: string
}

/**
 * The question about cookies, which stands in the document. A guest who has not answered is asked half a second after they came, and
 * whoever presses `[data-cookie-settings]`, who alone is led into it.
 */
export function askAboutCookies({ id, event: answered, memberHint }: CookieQuestionNames): void {
  const question = document.getElementById(id)
  if (!question) return
  const cookieName = 'sild-consent'
  const delayMs = 500
  const pressPollMs = 50
  /** After half a year the question may be asked again. */
  const maxAgeSeconds = 180 * 24 * 60 * 60
  const root = document.documentElement
  let isDue = false
  let isWithdrawn = document.cookie.includes(memberHint)
  let opener: Element | null = null

  const answer = () =>
    new RegExp(`(?:^|; )${cookieName}=(necessary|all)`).exec(document.cookie)?.[1] as 'necessary' | 'all' | undefined // No other.
  sildPage.consent = answer
  const show = (): void => {
    for (const text of question.querySelectorAll<HTMLElement>('[data-chosen]'))
      text.hidden = text.dataset['chosen'] !== answer()
    question.hidden = false
  }
  const close = (): void => {
    const isInside = question.contains(document.activeElement)
    question.hidden = true
    if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    opener = null
  }
  const ask = (): void => {
    if (!isDue || isWithdrawn || answer()) return
    // What comes between a press and its release takes the click away from what is pressed.
    if (root.matches(':active')) setTimeout(ask, pressPollMs)
    else show()
  }
  sildPage.askAboutCookies = () => {
    isWithdrawn = false
    ask()
  }
  sildPage.withdrawCookies = () => {
    isWithdrawn = true
    if (!opener) question.hidden = true
  }
  const become = (): void => {
    isDue = true
    ask()
  }
  sildPage.whenSeen(() => setTimeout(become, delayMs))

  sildPage.on('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const choice = question.contains(target) && target.closest<HTMLElement>('[data-answer]')?.dataset['answer']
    if (choice) {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      document.cookie = `${cookieName}=${choice}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
      close()
      dispatchEvent(new Event(answered))
    }
    const button = target.closest('[data-cookie-settings]')
    if (!button) return
    opener = button
    show()
    question.focus({ preventScroll: true })
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && opener) close()
  })
  // Another tab may have answered while the browser kept this page.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && answer() && !opener) question.hidden = true
  })
}
