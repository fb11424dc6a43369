import type { City } from '../types.ts'

const estonian = [
  'Tallinn', 'Tartu', 'Narva', 'Pärnu', 'Kohtla-Järve', 'Viljandi', 'Maardu', 'Rakvere', 'Kuressaare', 'Sillamäe', 'Valga',
  'Võru', 'Jõhvi', 'Haapsalu', 'Keila', 'Paide', 'Saue', 'Elva', 'Tapa', 'Põlva', 'Türi', 'Rapla', 'Jõgeva', 'Kiviõli',
  'Põltsamaa', 'Sindi', 'Paldiski', 'Kärdla', 'Kunda', 'Tõrva', 'Loksa', 'Otepää', 'Räpina', 'Tamsalu', 'Kilingi-Nõmme',
  'Viimsi', 'Narva-Jõesuu', 'Antsla', 'Mustvee', 'Kallaste',
]

const french = [
  'Paris', 'Marseille', 'Lyon', 'Toulouse', 'Nice', 'Nantes', 'Montpellier', 'Strasbourg', 'Bordeaux', 'Lille', 'Rennes', 'Reims',
  'Toulon', 'Saint-Étienne', 'Le Havre', 'Grenoble', 'Dijon', 'Angers', 'Villeurbanne', 'Nîmes', 'Clermont-Ferrand', 'Le Mans',
  'Aix-en-Provence', 'Brest', 'Tours', 'Amiens', 'Limoges', 'Annecy', 'Perpignan', 'Metz', 'Besançon', 'Orléans', 'Rouen',
  'Mulhouse', 'Caen', 'Nancy', 'Saint-Denis', 'Avignon', 'Dunkerque', 'Poitiers', 'Versailles', 'Pau', 'La Rochelle', 'Calais',
  'Antibes', 'Cannes', 'Saint-Nazaire', 'Béziers', 'Colmar', 'Bourges', 'Quimper', 'Valence', 'Troyes', 'Chambéry', 'Lorient',
  'Niort', 'Vannes', 'Bayonne', 'Cholet', 'Arras', 'Saint-Malo', 'Laval', 'Albi', 'Roanne', 'Oyonnax', 'Lons-le-Saunier',
]

const capitals: [countryCode: string, en: string, et: string, fr: string][] = [
  ['AL', 'Tirana', 'Tirana', 'Tirana'],
  ['AD', 'Andorra la Vella', 'Andorra la Vella', 'Andorre-la-Vieille'],
  ['AM', 'Yerevan', 'Jerevan', 'Erevan'],
  ['AT', 'Vienna', 'Viin', 'Vienne'],
  ['AZ', 'Baku', 'Bakuu', 'Bakou'],
  ['BY', 'Minsk', 'Minsk', 'Minsk'],
  ['BE', 'Brussels', 'Brüssel', 'Bruxelles'],
  ['BA', 'Sarajevo', 'Sarajevo', 'Sarajevo'],
  ['BG', 'Sofia', 'Sofia', 'Sofia'],
  ['HR', 'Zagreb', 'Zagreb', 'Zagreb'],
  ['CY', 'Nicosia', 'Nikosia', 'Nicosie'],
  ['CZ', 'Prague', 'Praha', 'Prague'],
  ['DK', 'Copenhagen', 'Kopenhaagen', 'Copenhague'],
  ['FI', 'Helsinki', 'Helsingi', 'Helsinki'],
  ['GE', 'Tbilisi', 'Thbilisi', 'Tbilissi'],
  ['DE', 'Berlin', 'Berliin', 'Berlin'],
  ['GR', 'Athens', 'Ateena', 'Athènes'],
  ['HU', 'Budapest', 'Budapest', 'Budapest'],
  ['IS', 'Reykjavík', 'Reykjavík', 'Reykjavik'],
  ['IE', 'Dublin', 'Dublin', 'Dublin'],
  ['IT', 'Rome', 'Rooma', 'Rome'],
  ['XK', 'Pristina', 'Prishtina', 'Pristina'],
  ['LV', 'Riga', 'Riia', 'Riga'],
  ['LI', 'Vaduz', 'Vaduz', 'Vaduz'],
  ['LT', 'Vilnius', 'Vilnius', 'Vilnius'],
  ['LU', 'Luxembourg', 'Luxembourg', 'Luxembourg'],
  ['MT', 'Valletta', 'Valletta', 'La Valette'],
  ['MD', 'Chișinău', 'Chișinău', 'Chișinău'],
  ['MC', 'Monaco', 'Monaco', 'Monaco'],
  ['ME', 'Podgorica', 'Podgorica', 'Podgorica'],
  ['NL', 'Amsterdam', 'Amsterdam', 'Amsterdam'],
  ['MK', 'Skopje', 'Skopje', 'Skopje'],
  ['NO', 'Oslo', 'Oslo', 'Oslo'],
  ['PL', 'Warsaw', 'Varssavi', 'Varsovie'],
  ['PT', 'Lisbon', 'Lissabon', 'Lisbonne'],
  ['RO', 'Bucharest', 'Bukarest', 'Bucarest'],
  ['RU', 'Moscow', 'Moskva', 'Moscou'],
  ['SM', 'San Marino', 'San Marino', 'Saint-Marin'],
  ['RS', 'Belgrade', 'Belgrad', 'Belgrade'],
  ['SK', 'Bratislava', 'Bratislava', 'Bratislava'],
  ['SI', 'Ljubljana', 'Ljubljana', 'Ljubljana'],
  ['ES', 'Madrid', 'Madrid', 'Madrid'],
  ['SE', 'Stockholm', 'Stockholm', 'Stockholm'],
  ['CH', 'Bern', 'Bern', 'Berne'],
  ['TR', 'Ankara', 'Ankara', 'Ankara'],
  ['UA', 'Kyiv', 'Kiiev', 'Kyiv'],
  ['GB', 'London', 'London', 'Londres'],
  ['VA', 'Vatican City', 'Vatikan', 'Cité du Vatican'],
]

const estonianNames: Record<string, string> = { Paris: 'Pariis' }

function citiesOf(countryCode: string, firstId: number, names: string[]): City[] {
  return names.map((name, index) => ({
    cityId: firstId + index,
    countryCode,
    name,
    names: { en: name, et: estonianNames[name] ?? name, fr: name },
  }))
}

export const cities: City[] = [
  ...citiesOf('EE', 1, estonian),
  ...citiesOf('FR', 101, french),
  ...capitals.map(([countryCode, en, et, fr], index): City => ({ cityId: 201 + index, countryCode, name: en, names: { en, et, fr } })),
]

const idByName = new Map(cities.map((city) => [`${city.countryCode}:${city.name}`, city.cityId]))

export function cityId(countryCode: string, name: string): number {
  const found = idByName.get(`${countryCode}:${name}`)
  if (found === undefined) throw new Error(`There is no city "${name}" in ${countryCode}`)
  return found
}
