/**
 * Starts the backend: `npm start`.
 *
 * Environment: PORT (4500), HOST (127.0.0.1), DATABASE (shop.db), and ORIGINS, the shops that may call the API,
 * separated by commas.
 */
import { serve } from '@hono/node-server'
import { createApp } from './app.mjs'
import { openDatabase } from './database.mjs'

const { PORT = '4500', HOST = '127.0.0.1', DATABASE = 'shop.db' } = process.env
// The addresses of `npm start` and `npm run preview`.
const { ORIGINS = 'http://localhost:5173,http://localhost:4173' } = process.env

const db = openDatabase(DATABASE)
const { fetch } = createApp(
  db,
  ORIGINS.split(',').map((address) => address.trim().replace(/\/$/, '')),
)
const server = serve({ fetch, port: Number(PORT), hostname: HOST }, ({ port }) =>
  console.log(`API at http://${HOST}:${port}/api, data in ${DATABASE}. It allows shops at ${ORIGINS}.`),
)
server.once('error', ({ message }) => {
  console.error(`Could not start: ${message}`)
  db.close()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close(() => db.close()))
