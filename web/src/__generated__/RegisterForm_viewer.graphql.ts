/**
 * @generated SignedSource<<f7893acbdebec19f34c057cda9e2fc72>>
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
    readonly " $fragmentSpreads": FragmentRefs<"KeptWork_items">;
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
          "name": "KeptWork_items"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a31aab890386f61fa87db86e19453db7";

export default node;
