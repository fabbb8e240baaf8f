import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createQrReader } from './qr-reader.ts';

/** `refused`: the person at the device denied the camera. `missing`: the device has none that works. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing';

/** Fast enough to feel instant, slow enough for an old tablet. */
const readIntervalMs = 150;

/**
 * Shows the rear camera in a video element, and reads QR codes from it until the screen closes.
 * @param onCode  runs for each picture with a code, also with the same code again
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isClosed = false;
    const close = () => {
      isClosed = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    async function run() {
      stream = await openCamera();
      const element = video.current;
      if (isClosed || !element) return close();
      element.srcObject = stream;
      await element.play();
      const readQr = await createQrReader();
      setState('on');
      while (!isClosed) {
        const text = await readQr(element);
        if (text && !isClosed) receive(text);
        await new Promise((resolve) => setTimeout(resolve, readIntervalMs));
      }
    }
    run().catch((error: unknown) => {
      if (!isClosed) setState(isDenied(error) ? 'refused' : 'missing');
      close();
    });
    return close;
  }, [video]);
  return state;
}

/** @throws Error without a camera, without permission, or on a page without https */
async function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  });
}

function isDenied(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
