import type { Region } from '@sild/contract/enums'
import { defaultLocale, localesByRegion, regions } from '@sild/contract/enums'
import { localizedPath } from '@sild/paths'
import { useLocation } from '@sild/router'
import { regionAtom, useIntl, useLocale, useRegion } from '@sild/shell-api'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import * as shared from './Choices.module.css'
import * as css from './RegionChoice.module.css'

/** The visitor's region, which decides the offered languages. */
export function RegionChoice() {
  const intl = useIntl()
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={css.region}>
      <p id={titleId} className={shared.title}>
        {intl.formatMessage({ id: 'shell.region.label' })}
      </p>
      <div className={`${shared.choices} ${css.choices}`}>
        {regions.map((region) => (
          <Choice key={region} region={region} />
        ))}
      </div>
    </div>
  )
}

const look = `${shared.choice} ${css.choice}`

/** A region without the language of this page leads to the page in English, so it is a link. */
function Choice({ region }: { region: Region }) {
  const intl = useIntl()
  const locale = useLocale()
  const current = useRegion()
  const setRegion = useSetAtom(regionAtom)
  const { pathname, search } = useLocation()
  const choose = () => setRegion(region)
  const name = intl.formatMessage({ id: `shell.region.${region}` })
  return region === current || localesByRegion[region].includes(locale) ? (
    <button
      type="button"
      data-region={region}
      aria-pressed={region === current}
      // The document marks the own region before the page is hydrated.
      suppressHydrationWarning
      onClick={choose}
      className={look}
    >
      {name}
    </button>
  ) : (
    <a href={localizedPath(pathname + search, defaultLocale)} data-region={region} onClick={choose} className={look}>
      {name}
    </a>
  )
}
