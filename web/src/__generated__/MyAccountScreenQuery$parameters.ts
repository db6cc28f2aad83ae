/**
 * @generated SignedSource<<c0f6194d64e2cc8f4fb88b3ac87b6a71>>
 * @relayHash 1befc2005a56e89464fcb0e0230a1fc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18564fad1b9e9ffb0278980ce0fc294a716fcbd3bb3edf163530acdd07925126

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18564fad1b9e9ffb0278980ce0fc294a716fcbd3bb3edf163530acdd07925126",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
