/** A sub-application of the tests that takes its time to mount, until it is told to go on. */
export async function mount(container) {
  await new Promise((resolve) => {
    window.financeGoOn = resolve;
  });
  const heading = document.createElement('h2');
  heading.textContent = '金融应用';
  container.append(heading);
}

export function unmount(container) {
  container.replaceChildren();
}
