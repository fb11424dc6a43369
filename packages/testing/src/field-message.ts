import { type Locale, locales } from '@sild/contract/enums'
import type { FieldErrorCode } from '@sild/contract/field-codes'
import type { OperationName } from '@sild/contract/operations'
import type { RemoteModule, Session } from '@sild/shell-api'
import { createIntl } from '@formatjs/intl'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type ApiMocks, refusal } from './mock-api.ts'
import { renderPage } from './render-page.tsx'

/**
 * Where a message of section 5 of the specification is shown: a page, a field, and the text to type there. Labels are
 * ids of messages.
 */
export interface FieldMessage {
  path: string
  session?: Session
  api?: ApiMocks
  /** What opens the dialog that the form is in. */
  open?: string
  /** The heading of the form's section, where the page has several. */
  section?: string
  typed?: Readonly<Record<string, string>>
  /** Labels of the button that sends, and of the one that confirms after it. */
  pressed: readonly string[]
  /** The label of the field, or `checkbox` for the only one, because its label contains links. */
  field: string
  code: FieldErrorCode
  values?: Readonly<Record<string, number>>
  /** The operation that refuses, where the page alone cannot know, and its name for the field. */
  refusedBy?: readonly [operation: OperationName, path: string]
}

/** A test for each message in each language: it is next to its field and in the summary, which has the focus. */
export function itSaysFieldMessages(remote: RemoteModule, fieldMessages: readonly FieldMessage[]): void {
  const everywhere = fieldMessages.flatMap((row) => locales.map((locale) => ({ ...row, locale })))
  it.each(everywhere)('$path says $code beside $field and in the summary, in $locale', async ({ locale, ...row }) => {
    const { expected, description, isInvalid, summary, isSummaryFocused } = await showFieldMessage(remote, row, locale)
    expect(description).toContain(expected)
    expect(summary).toContain(expected)
    expect([isInvalid, isSummaryFocused]).toEqual([true, true])
  })
}

interface ShownMessage {
  /** The sentence, as the contract has it in this language. */
  expected: string
  /** The message next to the field. */
  description: string
  isInvalid: boolean
  /** What the summary says, line after line. */
  summary: string
  isSummaryFocused: boolean
}

/** Fills a form in wrongly and returns the messages next to the field and in the summary. */
async function showFieldMessage(
  remote: RemoteModule,
  { path, session, api, open, section, typed = {}, pressed, field, code, values, refusedBy }: FieldMessage,
  locale: Locale,
): Promise<ShownMessage> {
  const expected = await sentence(locale, code, values)
  const page = await renderPage(remote, path, {
    session,
    locale,
    api: { ...api, ...(refusedBy && refuse(refusedBy, { code, message: expected })) },
  })
  if (open) await page.user.click(await screen.findByRole('button', { name: page.text(open) }))
  const dialog = open ? await screen.findByRole('dialog') : document.body
  const form = () => within(section ? screen.getByRole('region', { name: page.text(section) }) : dialog)
  for (const [label, value] of Object.entries(typed)) {
    const control = await waitFor(() => controlOf(form(), page.text(label)))
    fireEvent.input(control, { target: { value } })
  }
  for (const button of pressed) {
    const [found] = (await form().findAllByRole('button', { name: page.text(button) })).slice(-1)
    await page.user.click(found!)
  }
  const summary = await form().findByRole('alert')
  // The focus follows when it has been drawn.
  const isSummaryFocused = await waitFor(() => {
    if (document.activeElement !== summary) throw new Error('The focus is elsewhere.')
  }).then(
    () => true,
    () => false,
  )
  const control = field === 'checkbox' ? form().getByRole('checkbox') : controlOf(form(), page.text(field))
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return {
    expected,
    description: ids.map((id) => document.getElementById(id)?.textContent).join(' '),
    isInvalid: control.getAttribute('aria-invalid') === 'true' || control.tagName === 'FIELDSET',
    summary: within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
      .join('\n'),
    isSummaryFocused,
  }
}

type Scope = ReturnType<typeof within>

/** A control by its label, a group of controls by its legend. */
function controlOf(scope: Scope, label: string): HTMLElement {
  // The library compares with plain spaces; French has narrow ones before its signs.
  const plain = label.replaceAll(/\s+/g, ' ')
  const isLabel = (text: string) => text === plain || text.startsWith(`${plain} (`)
  const [control] = scope.queryAllByLabelText(isLabel)
  if (control) return control
  const groups = [...scope.queryAllByRole('radiogroup'), ...scope.queryAllByRole('group')]
  const group = groups.find((one) => isLabel((one.querySelector('legend')?.textContent ?? '').replaceAll(/\s+/g, ' ')))
  if (!group) throw new Error(`There is no field called “${label}”.`)
  return group
}

const refuse = (
  [operation, path]: readonly [OperationName, string],
  field: { code: FieldErrorCode; message: string },
): ApiMocks => ({
  [operation]: () => Promise.reject(refusal('invalid', { status: 400, fields: { [path]: field } })),
})

async function sentence(locale: Locale, code: FieldErrorCode, values: FieldMessage['values']): Promise<string> {
  // A file of texts by id.
  const { default: messages } = (await import(`../../contract/src/messages/${locale}.json`)) as {
    default: Record<string, string>
  }
  return createIntl({ locale, messages }).formatMessage({ id: `field.${code}` }, values)
}
