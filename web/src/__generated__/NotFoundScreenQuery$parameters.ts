/**
 * @generated SignedSource<<bc50758a078eda2213dd0dd707a21458>>
 * @relayHash d7110639d08a3e0f20bbf6f90ad9d035
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e824abefe624348623513281e885a5a6a5034697ac83f64495c28822e6e8104

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotFoundScreenQuery } from './NotFoundScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotFoundScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e824abefe624348623513281e885a5a6a5034697ac83f64495c28822e6e8104",
    "metadata": {},
    "name": "NotFoundScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
