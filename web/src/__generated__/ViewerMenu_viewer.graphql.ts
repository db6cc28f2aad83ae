/**
 * @generated SignedSource<<7aacc94ffc8b627a8f9daf2f6a421565>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewerMenu_viewer$data = {
  readonly fullName: string;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerAvatar_viewer" | "ViewerMenuPanel_viewer">;
  readonly " $fragmentType": "ViewerMenu_viewer";
};
export type ViewerMenu_viewer$key = {
  readonly " $data"?: ViewerMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewerAvatar_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ViewerMenuPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c631b58d239916d4390431647d12f6d8";

export default node;
