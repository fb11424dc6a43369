import type { Language } from '../types.ts'

/** Ids are stable and English has id 28, as the specification says. */
const rows: [id: number, code: string, en: string, et: string, fr: string][] = [
  [1, 'et', 'Estonian', 'eesti', 'estonien'],
  [2, 'fr', 'French', 'prantsuse', 'français'],
  [3, 'sq', 'Albanian', 'albaania', 'albanais'],
  [4, 'ar', 'Arabic', 'araabia', 'arabe'],
  [5, 'hy', 'Armenian', 'armeenia', 'arménien'],
  [6, 'az', 'Azerbaijani', 'aserbaidžaani', 'azéri'],
  [7, 'eu', 'Basque', 'baski', 'basque'],
  [8, 'be', 'Belarusian', 'valgevene', 'biélorusse'],
  [9, 'bs', 'Bosnian', 'bosnia', 'bosniaque'],
  [10, 'br', 'Breton', 'bretooni', 'breton'],
  [11, 'bg', 'Bulgarian', 'bulgaaria', 'bulgare'],
  [12, 'ca', 'Catalan', 'katalaani', 'catalan'],
  [13, 'zh', 'Chinese', 'hiina', 'chinois'],
  [14, 'hr', 'Croatian', 'horvaadi', 'croate'],
  [15, 'cs', 'Czech', 'tšehhi', 'tchèque'],
  [16, 'da', 'Danish', 'taani', 'danois'],
  [17, 'nl', 'Dutch', 'hollandi', 'néerlandais'],
  [18, 'fi', 'Finnish', 'soome', 'finnois'],
  [19, 'ka', 'Georgian', 'gruusia', 'géorgien'],
  [20, 'de', 'German', 'saksa', 'allemand'],
  [21, 'el', 'Greek', 'kreeka', 'grec'],
  [22, 'he', 'Hebrew', 'heebrea', 'hébreu'],
  [23, 'hi', 'Hindi', 'hindi', 'hindi'],
  [24, 'hu', 'Hungarian', 'ungari', 'hongrois'],
  [25, 'is', 'Icelandic', 'islandi', 'islandais'],
  [26, 'ga', 'Irish', 'iiri', 'irlandais'],
  [27, 'it', 'Italian', 'itaalia', 'italien'],
  [28, 'en', 'English', 'inglise', 'anglais'],
  [29, 'ja', 'Japanese', 'jaapani', 'japonais'],
  [30, 'ko', 'Korean', 'korea', 'coréen'],
  [31, 'lv', 'Latvian', 'läti', 'letton'],
  [32, 'lt', 'Lithuanian', 'leedu', 'lituanien'],
  [33, 'lb', 'Luxembourgish', 'letseburgi', 'luxembourgeois'],
  [34, 'mk', 'Macedonian', 'makedoonia', 'macédonien'],
  [35, 'mt', 'Maltese', 'malta', 'maltais'],
  [36, 'no', 'Norwegian', 'norra', 'norvégien'],
  [37, 'oc', 'Occitan', 'oksitaani', 'occitan'],
  [38, 'pl', 'Polish', 'poola', 'polonais'],
  [39, 'pt', 'Portuguese', 'portugali', 'portugais'],
  [40, 'ro', 'Romanian', 'rumeenia', 'roumain'],
  [41, 'ru', 'Russian', 'vene', 'russe'],
  [42, 'sr', 'Serbian', 'serbia', 'serbe'],
  [43, 'sk', 'Slovak', 'slovaki', 'slovaque'],
  [44, 'sl', 'Slovenian', 'sloveeni', 'slovène'],
  [45, 'es', 'Spanish', 'hispaania', 'espagnol'],
  [46, 'sv', 'Swedish', 'rootsi', 'suédois'],
  [47, 'tr', 'Turkish', 'türgi', 'turc'],
  [48, 'uk', 'Ukrainian', 'ukraina', 'ukrainien'],
  [49, 'vi', 'Vietnamese', 'vietnami', 'vietnamien'],
]

export const languages: Language[] = rows.map(([id, code, en, et, fr]) => ({
  languageId: id,
  code,
  names: { en, et, fr },
}))

export function languageId(code: string): number {
  const found = languages.find((language) => language.code === code)
  if (!found) throw new Error(`There is no language "${code}"`)
  return found.languageId
}
