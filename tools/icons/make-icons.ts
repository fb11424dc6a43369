import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pngIcons } from '@sild/portal/installed/brand'
import { iconFile } from '@sild/portal/installed/icons'
import sharp from 'sharp'

/** `npm run icons`: draws the icons of the installed app from the logo. */
mkdirSync(fileURLToPath(new URL('.', iconFile('any'))), { recursive: true })
for (const [name, { drawing, size }] of Object.entries(pngIcons))
  await sharp(Buffer.from(drawing), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(fileURLToPath(iconFile(name)))
console.log(`${Object.keys(pngIcons).length} icons drawn`)
