/**
 * @generated SignedSource<<9514a4b2e6df3b6cb802f60fe6feb4eb>>
 * @relayHash ca168bc1641ba1bc3de7409a888089c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b467a646f3de71e3d97bf67a9841c36c3c2728e0e46e697d7e3f0e4b3d0253e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordDoneScreenQuery } from './ResetPasswordDoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordDoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b467a646f3de71e3d97bf67a9841c36c3c2728e0e46e697d7e3f0e4b3d0253e",
    "metadata": {},
    "name": "ResetPasswordDoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
