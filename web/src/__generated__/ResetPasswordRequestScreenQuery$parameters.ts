/**
 * @generated SignedSource<<b81e0d7b97752e0fc0dcde9b7b6eec2e>>
 * @relayHash 27439892af448f8501f1e45199302ed0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18bf5158321517438800f0961efaa4f3dca2b04753859b9fb2098c1d540450c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordRequestScreenQuery } from './ResetPasswordRequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordRequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c18bf5158321517438800f0961efaa4f3dca2b04753859b9fb2098c1d540450c",
    "metadata": {},
    "name": "ResetPasswordRequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
