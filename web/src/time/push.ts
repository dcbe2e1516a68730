/** Browser push: a small worker of its own shows what the server tells. */
const WORKER = "/push.js";
const SCOPE = "/push/";

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && isSecureContext;

/** Asks for permission and subscribes; what the browser gives goes to the server. Nothing where one says no. */
export async function subscribe(key: string): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") return "";
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await active(worker);
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return JSON.stringify(subscription);
}

/** Takes away what is shown about a table that one looks at now. */
export async function clear(table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  const shown = (await worker?.getNotifications({ tag: table })) ?? [];
  for (const each of shown) each.close();
}

function active(worker: ServiceWorkerRegistration): Promise<void> {
  const waiting = worker.installing ?? worker.waiting;
  if (!waiting || worker.active) return Promise.resolve();
  return new Promise((done) =>
    waiting.addEventListener("statechange", () => {
      if (waiting.state === "activated") done();
    }),
  );
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
