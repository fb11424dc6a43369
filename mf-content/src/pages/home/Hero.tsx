import { limits } from '@sild/contract/limits'
import { localizedPath, paths, searchTypeParameters } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { Link, SearchField, formatNumber } from '@sild/ui'
import { type SyntheticEvent, useState } from 'react'
import { HeroPicture } from './HeroPicture.tsx'
import type { LoadedHome } from './load-home.ts'
import * as css from './Hero.module.css'

const aims = ['services', 'tasks'] as const

/** The search itself. A plain form with its choice as radio buttons, so that it works without scripts. */
export function Hero({ counts }: Pick<LoadedHome, 'counts'>) {
  const locale = useLocale()
  const navigate = useNavigate()
  const [aim, setAim] = useState<(typeof aims)[number]>('services')
  const [action = ''] = paths.search().split('?')
  const text = useText('mf-content.home.hero')

  function search(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // A text field's value is a string.
    const query = (new FormData(event.currentTarget).get('query') as string).trim()
    void navigate(paths.search({ searchType: aim, query }))
  }

  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {text('title')}
          </h1>
          <p className={css.lead}>{text('lead')}</p>
          <form role="search" action={localizedPath(action, locale)} onSubmit={search} className={css.form}>
            <fieldset className={css.aims}>
              <legend className={css.legend}>{text('aims')}</legend>
              {aims.map((known) => (
                <label key={known} className={css.aim}>
                  <input
                    type="radio"
                    name="searchType"
                    value={searchTypeParameters[known]}
                    checked={aim === known}
                    onChange={() => setAim(known)}
                    className={css.radio}
                  />
                  {text(`aim.${known}`)}
                </label>
              ))}
            </fieldset>
            <SearchField
              size="large"
              name="query"
              label={text(`aim.${aim}`)}
              placeholder={text(`placeholder.${aim}`)}
              submitLabel={text('submit')}
              maxLength={limits.searchQuery.max}
            />
          </form>
          {counts && (
            <p className={css.counts}>
              {(['tasks', 'services', 'experts', 'companies'] as const).map((searchType) => (
                <Link key={searchType} variant="quiet" isAlone href={paths.search({ searchType })}>
                  <strong>{formatNumber(counts[searchType], locale)}</strong> {text(`count.${searchType}`)}
                </Link>
              ))}
            </p>
          )}
        </div>
        <div className={css.picture}>
          <HeroPicture />
        </div>
      </div>
    </div>
  )
}
