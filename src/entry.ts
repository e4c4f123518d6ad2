/** The script of every page. React, MUI and the router are evaluated in a task of their own before the shop. */
import 'react-dom/client'

void import('./main.tsx').catch((error: unknown) => {
  console.error(error)
  window.overtone?.scriptFailed()
})
