/** Requests a text. Rejects like `fetch`, and if the status is not ok. */
export async function fetchText(url: string, init?: RequestInit): Promise<string> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.text()
}
