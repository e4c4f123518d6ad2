/**
 * The script of every page. It imports React before the shop, so that the chunk of all libraries, which also has MUI and the
 * router (`libraries` in vite.config.ts), is evaluated in a task of its own.
 */
import 'react-dom/client'

void import('./main.tsx').catch((error: unknown) => {
  console.error(error)
  window.overtone?.scriptFailed()
})
