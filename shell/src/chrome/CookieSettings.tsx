import { paths } from '@sild/paths'
import {
  type Consent,
  type ConsentCategory,
  consentAtom,
  cookieSettingsAtom,
  createCatalog,
  useBrowserAtom,
  useLocale,
} from '@sild/shell-api'
import { Anchor, Button, Checkbox, Stack, Text } from '@sild/ui'
import { Dialog } from '@sild/ui/heavy'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { allows } from '../insight/allows.ts'
import en from '../messages/cookie-settings/en.json'
import et from '../messages/cookie-settings/et.json'
import fr from '../messages/cookie-settings/fr.json'

const texts = { en, et, fr }
const categories = ['analytics', 'marketing'] as const satisfies ConsentCategory[]
const answerOf = (chosen: ReadonlySet<ConsentCategory>): Exclude<Consent, 'undecided'> =>
  chosen.size === categories.length ? 'all' : ([...chosen][0] ?? 'necessary')

/** The user's consent for each category. Refusing all takes one click, like accepting all. */
export function CookieSettings() {
  const locale = useLocale()
  const consent = useBrowserAtom(consentAtom, 'undecided')
  const setOpen = useSetAtom(cookieSettingsAtom)
  const [chosen, setChosen] = useState<ReadonlySet<ConsentCategory>>(
    () => new Set(categories.filter((category) => allows(consent, category))),
  )
  const [{ intl, add }] = useState(() => createCatalog(locale))
  add(texts[locale])
  const text = (id: string) => intl.formatMessage({ id: `shell.cookie-settings.${id}` })
  // The dialog is open now, so the pressed button in the document is no longer busy.
  useEffect(() => document.querySelector('[data-answer=choose]')?.removeAttribute('data-pressed'), [])

  const close = () => {
    sildPage.isChoosingCookies = false
    setOpen(false)
  }
  const answer = (given: ReadonlySet<ConsentCategory>) => {
    sildPage.answerCookies(answerOf(given))
    close()
  }
  const choose = (category: ConsentCategory, isChosen: boolean) =>
    setChosen(new Set(categories.filter((each) => (each === category ? isChosen : chosen.has(each)))))

  return (
    <Dialog
      isOpen
      onClose={close}
      title={text('title')}
      closeLabel={text('close')}
      actions={
        <>
          <Button onClick={() => answer(new Set())}>{text('none')}</Button>
          <Button onClick={() => answer(new Set(categories))}>{text('all')}</Button>
          <Button variant="primary" onClick={() => answer(chosen)}>
            {text('save')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>
          {text('text')} <Anchor href={paths.cookiePolicy()}>{text('policy')}</Anchor>
        </Text>
        <Checkbox label={text('necessary')} hint={text('necessary.hint')} checked disabled readOnly />
        {categories.map((category) => (
          <Checkbox
            key={category}
            label={text(category)}
            hint={text(`${category}.hint`)}
            checked={chosen.has(category)}
            onChange={({ currentTarget }) => choose(category, currentTarget.checked)}
          />
        ))}
      </Stack>
    </Dialog>
  )
}
