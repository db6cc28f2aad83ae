/**
 * @generated SignedSource<<05e242ce1c98824b9ec5804e8e45decd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerAvatar_viewer$data = {
  readonly firstName: string;
  readonly imageUrl: string | null | undefined;
  readonly lastName: string;
  readonly " $fragmentType": "ViewerAvatar_viewer";
};
export type ViewerAvatar_viewer$key = {
  readonly " $data"?: ViewerAvatar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerAvatar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerAvatar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "83b5d8cca4099ce26d6bdff69860ae9e";

export default node;
