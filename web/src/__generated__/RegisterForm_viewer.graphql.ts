/**
 * @generated SignedSource<<5efc083ef6723477de78a7afdf8dcd5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForm_viewer$data = {
  readonly guestWork: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"GuestWork_items">;
  }> | null | undefined;
  readonly " $fragmentType": "RegisterForm_viewer";
};
export type RegisterForm_viewer$key = {
  readonly " $data"?: RegisterForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GuestWorkItem",
      "kind": "LinkedField",
      "name": "guestWork",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GuestWork_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bf462756c755232a41f10290c8c9e2c9";

export default node;
