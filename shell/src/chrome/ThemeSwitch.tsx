import { themes, useIntl, useTheme } from '@sild/shell-api'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { storedTheme } from './stored-theme.ts'
import * as shared from './Choices.module.css'
import * as css from './ThemeSwitch.module.css'

const icons = { light: Sun, dark: Moon, system: Monitor }

export function ThemeSwitch() {
  const intl = useIntl()
  const [theme, setTheme] = useTheme()

  // The server knows no theme: the head script has already set the stored one on the document.
  useEffect(() => setTheme(storedTheme()), [setTheme])

  return (
    <fieldset className={css.switch}>
      <legend className={shared.title}>{intl.formatMessage({ id: 'shell.theme.label' })}</legend>
      <div className={`${shared.choices} ${css.choices}`}>
        {themes.map((choice) => {
          const Icon = icons[choice]
          return (
            <label key={choice} className={`${shared.choice} ${css.choice}`}>
              <input
                type="radio"
                name="theme"
                value={choice}
                checked={theme === choice}
                onChange={() => setTheme(choice)}
                className={css.input}
              />
              <Icon />
              {intl.formatMessage({ id: `shell.theme.${choice}` })}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
