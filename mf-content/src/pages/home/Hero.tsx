import { SearchForm } from '@sild/dialogs/SearchForm'
import { localizedPath, paths, searchTypeParameters } from '@sild/paths'
import { useNavigate } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { Link, formatNumber } from '@sild/ui'
import { useState } from 'react'
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

  const hrefOf = (query: string) => paths.search({ searchType: aim, query })

  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {text('title')}
          </h1>
          <p className={css.lead}>{text('lead')}</p>
          <SearchForm
            searchType={aim}
            hrefOf={hrefOf}
            action={localizedPath(action, locale)}
            onSearch={(words) => void navigate(hrefOf(words))}
            field={{
              size: 'large',
              label: text(`aim.${aim}`),
              placeholder: text(`placeholder.${aim}`),
              submitLabel: text('submit'),
            }}
            className={css.form}
          >
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
          </SearchForm>
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
