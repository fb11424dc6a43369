export interface Problem {
  title: string
  text: string
}

const styles = `
:host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; display: block;
  background: #1b1b1f; color: #f5f5f7; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace; border-top: 4px solid #e5484d; }
header { display: flex; justify-content: space-between; align-items: start; gap: 16px; padding: 12px 16px 0; }
h2 { margin: 0; font-size: 15px; color: #ff9592; overflow-wrap: anywhere; }
pre { margin: 0; padding: 8px 16px 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; color: inherit; background: none; border: 1px solid #62636c; border-radius: 4px; padding: 2px 10px; cursor: pointer; }
`

let host: HTMLElement | null = null
let hidden = ''

/** Shows the developer all problems of the app over the page. A closed overlay comes back when the problems change. */
export function showProblems(problems: readonly Problem[]): void {
  const now = JSON.stringify(problems)
  if (now === hidden) return
  host?.remove()
  host = null
  hidden = ''
  if (problems.length === 0) return
  const shown = (host = document.createElement('sild-problems'))
  const root = shown.attachShadow({ mode: 'open' })
  // The policy of the portal refuses styles in elements, and not these.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  const close = (): void => {
    hidden = now
    shown.remove()
  }
  for (const [index, { text, title }] of problems.entries()) {
    const head = root.appendChild(document.createElement('header'))
    head.appendChild(document.createElement('h2')).textContent = title
    root.appendChild(document.createElement('pre')).textContent = text
    if (index > 0) continue
    const button = head.appendChild(document.createElement('button'))
    button.textContent = 'Close'
    button.addEventListener('click', close)
  }
  shown.setAttribute('role', 'alert')
  document.documentElement.append(shown)
}
