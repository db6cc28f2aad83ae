/**
 * @generated SignedSource<<74132c6d9b0dabfaaf899cfb089b358c>>
 * @relayHash 2c7adde5863b418b1e5e71dc0a6d2bcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d843efa5c790fe79e873e02fd914b682d527a8b55a904d47defc3a17b1409c6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d843efa5c790fe79e873e02fd914b682d527a8b55a904d47defc3a17b1409c6a",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
