/**
 * @generated SignedSource<<9a23bab9d0c0ebe4d7315a878d39620e>>
 * @relayHash 4d0545ecaa1982d05c63653ff2a2b6ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff51082199f4e9e5c04de7f31b65522b0304ef6f1fad4e39fcf82b76eac68ca0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff51082199f4e9e5c04de7f31b65522b0304ef6f1fad4e39fcf82b76eac68ca0",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
