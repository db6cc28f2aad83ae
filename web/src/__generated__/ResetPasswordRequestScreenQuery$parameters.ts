/**
 * @generated SignedSource<<bf82b268ed647b47dc053822a4ff285f>>
 * @relayHash 47bf5eb04ec45d5d10be42f775cc39a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c884ad1f33ca58411cd1ca073e77237513d171db4b20cb98e0e40598360b41

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0c884ad1f33ca58411cd1ca073e77237513d171db4b20cb98e0e40598360b41",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
