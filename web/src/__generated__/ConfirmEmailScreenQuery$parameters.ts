/**
 * @generated SignedSource<<c630691a06a79573cdf8f50620d22709>>
 * @relayHash 4436aeb65e897bfeb7a65c6e031782bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81ca7aa2d7bcc1d46c5230f7f247f41870ef38ae23cfd22153a883e3868fd124

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmEmailScreenQuery } from './ConfirmEmailScreenQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmEmailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "81ca7aa2d7bcc1d46c5230f7f247f41870ef38ae23cfd22153a883e3868fd124",
    "metadata": {},
    "name": "ConfirmEmailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
